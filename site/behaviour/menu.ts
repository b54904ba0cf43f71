/** The menu is a <details>: it opens without a script; here it also closes by Escape, a click outside or a link. */
const openMenu = () => document.querySelector<HTMLDetailsElement>("details[data-menu][open]");

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" ? openMenu() : null;
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
});

document.addEventListener("click", (event) => {
  const menu = openMenu();
  const target = event.target as Element;
  if (menu && (!menu.contains(target) || target.closest("a"))) menu.open = false;
});
