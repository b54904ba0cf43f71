import type { FieldValues } from "react-hook-form";
import type { SessionKey } from "#domain/session-keys.ts";

/** What stands in a form's controls: text as typed. */
export type TypedValues<Values> = FieldValues & Record<keyof Values, string>;

interface DraftOptions<Values> {
  /** Without one nothing is kept: the draft is what was typed before the island woke. */
  storageKey?: SessionKey;
  formId: string;
  empty: Values;
}

/** Half a form survives a reload; it stays in this tab and goes with it. */
export interface Draft<Values> {
  empty: Values;
  /** Of anything, what the form has a control for. */
  onlyKnown(values: Record<string, unknown>): Partial<Values>;
  keep(values: Partial<Values>): void;
  forget(): void;
  /** What the server wrote beside the fields of a form that was sent before the island woke. */
  refusals(): Record<string, string>;
  /**
   * Where the form starts: the draft of this tab, over it what the page knows otherwise, over it what was typed
   * into the page's HTML before the island woke.
   */
  starting(otherwise?: () => Partial<Values>): Values;
}

export function draftOf<Values extends TypedValues<Values>>(options: DraftOptions<Values>): Draft<Values> {
  const { storageKey, formId, empty } = options;

  function onlyKnown(values: Record<string, unknown>): Partial<Values> {
    const known = Object.entries(values).filter(([name, value]) => name in empty && typeof value === "string");
    return Object.fromEntries(known) as Partial<Values>;
  }

  /** Two forms may share an entry, each with fields of its own. */
  function stored(): Record<string, unknown> {
    if (!storageKey) return {};
    try {
      return { ...JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") };
    } catch {
      return {};
    }
  }

  function typedBeforeWaking(): Partial<Values> {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return {};
    const typed = Object.entries(onlyKnown(Object.fromEntries(new FormData(form))));
    return Object.fromEntries(typed.filter(([name, value]) => value !== empty[name])) as Partial<Values>;
  }

  function keep(values: Partial<Values>) {
    try {
      if (storageKey) sessionStorage.setItem(storageKey, JSON.stringify({ ...stored(), ...values }));
    } catch {
      // Storage is off or full: then a reload starts an empty form, and nothing else is lost.
    }
  }

  return {
    empty,
    onlyKnown,
    keep,

    forget() {
      try {
        if (storageKey) sessionStorage.removeItem(storageKey);
      } catch {
        // As above.
      }
    },

    refusals() {
      const places = document.querySelectorAll<HTMLElement>(`#${formId} [data-error-for]:not([hidden])`);
      return Object.fromEntries([...places].map(({ dataset, textContent }) => [dataset.errorFor, textContent]));
    },

    starting(otherwise = () => ({})) {
      if (typeof document === "undefined") return empty;
      const early = typedBeforeWaking();
      if (Object.keys(early).length > 0) keep(early);
      return { ...empty, ...onlyKnown(stored()), ...otherwise(), ...early };
    },
  };
}
