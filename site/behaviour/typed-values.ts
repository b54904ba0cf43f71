/**
 * Whatever was typed into a form goes along when the page is swapped for the same page in the other language.
 * Islands that are awake keep their own state and are moved whole; one that still sleeps is replaced by the new
 * page's, which has the right language, and takes the typed values like any other form.
 */
document.addEventListener("astro:before-swap", (event) => {
  for (const sleeping of document.querySelectorAll("astro-island[ssr][data-astro-transition-persist]")) {
    sleeping.removeAttribute("data-astro-transition-persist");
  }
  for (const form of document.querySelectorAll<HTMLFormElement>("form[id]")) {
    const next = event.newDocument.getElementById(form.id);
    if (next instanceof HTMLFormElement) copyValues(form, next);
  }
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function copyValues(from: HTMLFormElement, to: HTMLFormElement) {
  for (const control of from.querySelectorAll<Control>(
    "input[name]:not([type=hidden]), select[name], textarea[name]",
  )) {
    const isChoice = control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type);
    const same = `[name="${control.name}"]${isChoice ? `[value="${control.value}"]` : ""}`;
    const target = to.querySelector<Control>(same);
    if (!target) continue;
    if (isChoice) (target as HTMLInputElement).checked = control.checked;
    else target.value = control.value;
  }
}
