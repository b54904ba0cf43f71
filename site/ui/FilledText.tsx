import { Fragment, type ReactNode } from "react";
import { Text } from "./Text.tsx";

/** Copy with elements in place of its {names}, for what must stand in an element of its own: a visitor's own words. */
export function FilledText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  // An element brings a direction of its own: marks around its name would be left without their pair.
  const bare = text.replace(/\u2066(\{\w+\})\u2069/g, "$1");
  return bare.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={index}>{index % 2 === 1 ? values[part] : <Text>{part}</Text>}</Fragment>
  ));
}
