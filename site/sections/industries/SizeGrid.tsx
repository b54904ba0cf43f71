import type { industries } from "#content/en/industries.ts";
import { Text } from "../../ui/Text.tsx";
import { TillScreen } from "./TillScreen.tsx";

const cell = "border-line border-b px-2 py-3 text-center sm:px-3";

/** The stock of one item in every branch, by size; the size that was asked for is marked. */
export function SizeGrid({ copy }: { copy: (typeof industries)["samples"]["retail"] }) {
  const marked = (size: string | undefined) => (size === copy.wanted.size ? "bg-notice font-bold" : "");
  return (
    <TillScreen title={copy.item}>
      <table className="w-full border-separate border-spacing-0">
        <thead>
          <tr>
            <th className={`${cell} ps-0 text-start font-medium text-muted sm:ps-0`} scope="col">
              {copy.branch}
            </th>
            {copy.sizes.map((size) => (
              <th className={`${cell} ${marked(size) || "font-medium text-muted"}`} key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ branch, counts }) => (
            <tr key={branch}>
              <th className={`${cell} ps-0 text-start font-medium sm:ps-0`} scope="row">
                {branch}
              </th>
              {counts.map((count, index) => (
                <td className={`${cell} ${marked(copy.sizes[index])}`} key={copy.sizes[index]}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 font-semibold">
        <Text>{copy.wanted.answer}</Text>
      </p>
    </TillScreen>
  );
}
