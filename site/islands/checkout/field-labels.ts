/** The labels of a form's fields alone, for what asks for nothing else. */
export function fieldLabels<Name extends string>(fields: Readonly<Record<Name, { label: string }>>) {
  const labels = Object.entries<{ label: string }>(fields).map(([name, { label }]) => [name, label]);
  return Object.fromEntries(labels) as Record<Name, string>;
}
