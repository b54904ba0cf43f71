import { HONEYPOT_FIELD } from "#domain/spam/evidence.ts";

/**
 * Programs fill in every field they find. People neither see this one nor hear it nor reach it by keyboard, and no
 * autofill knows its name; the label is for whoever reads the page without its styles.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-form-type="other"
          data-lpignore="true"
          defaultValue=""
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          type="text"
        />
      </label>
    </div>
  );
}
