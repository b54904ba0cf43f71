const STARS = 5;
const STAR = "M10 1.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L10 15.100 4.700 18l1.100-6L1.400 7.800l6-.8z";

/** Five of five, as a picture: the words beside it say the same. */
export function Stars({ className = "" }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`h-5 w-28 ${className}`} fill="currentColor" viewBox="0 0 112 20">
      {Array.from({ length: STARS }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: five stars in a row
        <path d={STAR} key={star} transform={`translate(${star * 23})`} />
      ))}
    </svg>
  );
}
