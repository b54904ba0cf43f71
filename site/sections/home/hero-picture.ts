/** The one picture that a wide screen shows at once. */
export const heroPicture = {
  name: "package",
  sizes: "(max-width: 80rem) 45vw, 640px",
};
