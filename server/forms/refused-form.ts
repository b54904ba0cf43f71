import type { HTMLElement } from "node-html-parser";
import { parsePage, setAttribute, setText } from "./html.ts";

export interface FormRefusal {
  /** What was sent: text by the name of its control. */
  typed: Readonly<Record<string, unknown>>;
  /** Messages by the name of the field they belong to. */
  fields: Readonly<Record<string, string>>;
  /** Stands above the form in place of the page's own text; undefined leaves that. */
  message?: string | undefined;
}

/**
 * A built page with a form as its sender left it, and what is wrong with it beside each field.
 * Undefined when the page has no such form.
 */
export function refusedForm(html: string, formId: string, refusal: FormRefusal): string | undefined {
  const page = parsePage(html);
  const form = page.getElementById(formId);
  if (!form) return undefined;
  for (const control of form.querySelectorAll("input, select, textarea")) {
    const typed = refusal.typed[control.getAttribute("name") ?? ""];
    if (typeof typed === "string") putBack(control, typed);
  }
  for (const [field, message] of Object.entries(refusal.fields)) markField(form, field, message);
  form.querySelector('[aria-invalid="true"]')?.setAttribute("autofocus", "");
  showFormError(form, refusal.message);
  return page.toString();
}

function putBack(control: HTMLElement, typed: string) {
  const kind = control.rawTagName === "input" ? (control.getAttribute("type") ?? "text") : control.rawTagName;
  if (kind === "hidden") return;
  if (kind === "select") return choose(control.querySelectorAll("option"), typed, "selected");
  if (kind === "radio" || kind === "checkbox") return choose([control], typed, "checked");
  // The parser of HTML drops the first line break of a textarea.
  if (kind === "textarea") return setText(control, `\n${typed}`);
  setAttribute(control, "value", typed);
}

function choose(choices: HTMLElement[], typed: string, mark: "selected" | "checked") {
  for (const choice of choices) {
    if ((choice.getAttribute("value") ?? choice.text) === typed) choice.setAttribute(mark, "");
    else choice.removeAttribute(mark);
  }
}

function markField(form: HTMLElement, field: string, message: string) {
  for (const control of form.querySelectorAll("input, select, textarea")) {
    if (control.getAttribute("name") === field) control.setAttribute("aria-invalid", "true");
  }
  for (const place of form.querySelectorAll("[data-error-for]")) {
    if (place.getAttribute("data-error-for") !== field) continue;
    setText(place, message);
    place.removeAttribute("hidden");
  }
}

function showFormError(form: HTMLElement, message: string | undefined) {
  const place = form.querySelector("[data-form-error]");
  place?.removeAttribute("hidden");
  if (place && message !== undefined) setText(place, message);
}
