/** Screens that the pages do not draw: the kitchen's and the customer's, in the words of the till that they do draw. */

/** @typedef {(typeof import("#content/en/home.ts").home)["demos"]["tabs"]} Demos */

const tickets = [
  { table: 7, minutes: 4, dishes: [[1, "grill"], [2, "biryani"], [2, "karak"]] },
  { table: 3, minutes: 9, dishes: [[2, "grill"], [1, "fattoush"]] },
  { table: 5, minutes: 2, dishes: [[3, "karak"], [1, "biryani"]] },
  { table: 9, minutes: 1, dishes: [[1, "fattoush"], [1, "biryani"], [1, "karak"]] },
]; // biome-ignore format: a table

/** A wide screen of tickets, the one that waits longest marked. @param {Demos} demos */
export function kitchenScreen({ hospitality: { screen } }) {
  const ticket = tickets.map(({ table, minutes, dishes }) => {
    const lines = dishes.map(([count, dish]) => {
      const { name, note } = screen.dishes[/** @type {keyof typeof screen.dishes} */ (dish)];
      return `<p><b>${count} ×</b> ${name}${note ? `<small>${note}</small>` : ""}</p>`;
    });
    const late = minutes > 8 ? "late" : "";
    return `<article class="${late}"><h2><span>${screen.table} ${table}</span><time>0${minutes}:${table * 5 + 10}</time></h2>${lines.join("")}</article>`;
  });
  return `<main class="kitchen"><header><i></i><span>${screen.place}</span><time>8:16 PM</time></header><section>${ticket.join("")}</section></main>`;
}

/** What the customer sees: the last item and the sum. @param {Demos} demos */
export function customerScreen({ retail: { screen } }) {
  return `<main class="customer"><header><i></i>${screen.place}</header>
    <p>${screen.items.dates}<span>18.50</span></p><p>${screen.items.water}<span>13.00</span></p>
    <footer>${screen.total}<span>44.50</span></footer></main>`;
}

export const screenStyles = `
  main { display: flex; flex-direction: column; background: var(--color-sand); color: var(--color-ink); font-family: var(--font-sans); line-height: 1.35 }
  main header { display: flex; align-items: center; gap: 16px; background: var(--color-ink); color: var(--color-on-ink); font-weight: 600 }
  main header i { inline-size: 18px; block-size: 18px; border-radius: 50%; background: var(--color-notice) }
  main time { direction: ltr; unicode-bidi: isolate; font-variant-numeric: tabular-nums }
  .kitchen { inline-size: 1428px; block-size: 804px; font-size: 40px }
  main header span { margin-inline-end: auto }
  .kitchen header { padding: 16px 32px }
  .kitchen section { flex: 1; display: grid; grid-template-columns: repeat(4, 1fr); gap: 22px; padding: 26px; align-items: start }
  .kitchen article { background: var(--color-paper); border-radius: 14px; overflow: hidden; padding-block-end: 18px }
  .kitchen h2 { display: flex; justify-content: space-between; padding: 14px 20px; margin: 0 0 10px; background: var(--color-action); color: #fff; font-size: 36px; font-weight: 700 }
  .kitchen .late h2 { background: var(--color-notice); color: var(--color-ink) }
  .kitchen p { margin: 0; padding: 18px 20px; border-block-end: 2px solid var(--color-line) }
  .kitchen small { display: block; inline-size: fit-content; padding: 0 10px; border-radius: 6px; background: var(--color-notice-soft); font-size: 31px }
  .customer { inline-size: 960px; block-size: 575px; font-size: 50px; background: var(--color-paper) }
  .customer header { padding: 20px 40px; font-size: 42px }
  .customer p, .customer footer { display: flex; justify-content: space-between; padding: 26px 48px; margin: 0; border-block-end: 2px solid var(--color-line) }
  .customer footer { flex: 1; align-items: center; background: var(--color-notice); font-size: 92px; font-weight: 800; border: 0 }
`;
