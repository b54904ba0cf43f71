import { type Finding, findingGroups } from "./finding.ts";

/** The findings as lines for a terminal: a group each with its number, subjects in one column. */
export function launchTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const groups = (Object.keys(findingGroups) as Finding["group"][]).flatMap((group) => {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) return [];
    const lines = own.map(({ subject, detail }) => `  ${subject.padEnd(width)}  ${detail}`);
    return [[`${findingGroups[group]}: ${own.length}`, ...lines].join("\n")];
  });
  return groups.join("\n\n");
}
