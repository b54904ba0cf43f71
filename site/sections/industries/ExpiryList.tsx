import type { industries } from "#content/en/industries.ts";
import { Text } from "../../ui/Text.tsx";
import { TillScreen } from "./TillScreen.tsx";

const cell = "border-line border-b px-2 py-3 text-start align-top first:ps-0 last:pe-0 sm:px-3";

/** What must be sold or sent back, the soonest on top and marked. */
export function ExpiryList({ copy }: { copy: (typeof industries)["samples"]["pharmacies"] }) {
  const { headers, rows } = copy;
  return (
    <TillScreen>
      <table className="w-full border-separate border-spacing-0">
        <thead className="text-muted max-sm:text-sm">
          <tr>
            {[headers.item, headers.left, headers.boxes].map((header) => (
              <th className={`${cell} font-medium`} key={header} scope="col">
                <Text>{header}</Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, batch, left, boxes }, index) => (
            <tr key={item}>
              <th className={`${cell} font-semibold`} scope="row">
                <Text>{item}</Text>
                <span className="block font-normal text-muted text-sm">
                  <Text>{batch}</Text>
                </span>
              </th>
              <td className={cell}>
                <span className={index === 0 ? "rounded bg-notice px-2 py-0.5 font-bold" : ""}>
                  <Text>{left}</Text>
                </span>
              </td>
              <td className={cell}>{boxes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TillScreen>
  );
}
