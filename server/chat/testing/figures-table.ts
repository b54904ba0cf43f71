/** Figures as lines of text: counts as they are, shares in per cent. */
export function tableOf(rows: Readonly<Record<string, object>>): string {
  return Object.entries(rows)
    .map(([name, row]) => `${name}: ${Object.entries(row).map(cell).join(", ")}`)
    .join("\n");
}

function cell([name, value]: [string, number]): string {
  return `${name} ${Number.isInteger(value) && value > 1 ? value : `${(value * 100).toFixed(1)} %`}`;
}
