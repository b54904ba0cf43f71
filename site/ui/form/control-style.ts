/** 16 px text, so that phones don't zoom in; 48 px high for thumbs. */
export const controlStyle =
  "block min-h-12 w-full rounded-control border-2 border-control bg-paper px-4 py-2.5 text-base text-text transition-colors duration-150 hover:border-ink focus:border-action aria-invalid:border-danger disabled:opacity-60";

/** A placeholder without a word: by it styles can tell an empty field (base.css), whose dir="auto" has no text to go by. */
export const nothingTyped = " ";

export const selectStyle = `select pe-11 text-ellipsis ${controlStyle}`;
