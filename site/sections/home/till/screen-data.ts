import {
  Apple,
  Banana,
  Citrus,
  Coffee,
  Cookie,
  Croissant,
  Droplets,
  Egg,
  GlassWater,
  Milk,
  Nut,
  Wheat,
} from "lucide-react";
import type { home } from "#content/en/home.ts";

type Demos = (typeof home)["demos"]["tabs"];
type Item = keyof Demos["retail"]["screen"]["items"];
type Dish = keyof Demos["hospitality"]["screen"]["dishes"];
export type TableState = keyof Demos["hospitality"]["screen"]["states"] | "chosen";

/** What stands on the pictures of the till: the same figures in both languages, the words come from the copy. */
export const keys: Readonly<Record<Item, { icon: typeof Milk; fils: number }>> = {
  laban: { icon: GlassWater, fils: 650 },
  dates: { icon: Nut, fils: 1850 },
  water: { icon: Droplets, fils: 1300 },
  bread: { icon: Croissant, fils: 300 },
  eggs: { icon: Egg, fils: 2150 },
  milk: { icon: Milk, fils: 675 },
  bananas: { icon: Banana, fils: 595 },
  apples: { icon: Apple, fils: 850 },
  rice: { icon: Wheat, fils: 2400 },
  tea: { icon: Coffee, fils: 1175 },
  juice: { icon: Citrus, fils: 900 },
  biscuits: { icon: Cookie, fils: 450 },
};
export const keyOrder = Object.keys(keys) as Item[];

const inBasket = (item: Item, quantity: number) => ({ item, quantity, fils: keys[item].fils });
export const basket = [inBasket("laban", 2), inBasket("dates", 1), inBasket("water", 1)];
export const CASH_RECEIVED = 5000;

export const tableOrder: readonly { dish: Dish; quantity: number; fils: number }[] = [
  { dish: "fattoush", quantity: 1, fils: 1800 },
  { dish: "grill", quantity: 1, fils: 6800 },
  { dish: "biryani", quantity: 2, fils: 2800 },
  { dish: "karak", quantity: 2, fils: 400 },
];

/** The table whose order is open beside the floor. */
export const CHOSEN_TABLE = 7;

export interface FloorTable {
  number: number;
  shape: "round" | "square" | "long";
  state: TableState;
  /** What the table owes; the chosen one owes what its order comes to. */
  fils?: number;
}

export const tables: readonly FloorTable[] = [
  { number: 1, shape: "round", state: "free" },
  { number: 2, shape: "round", state: "seated", fils: 4600 },
  { number: 3, shape: "square", state: "bill", fils: 11200 },
  { number: 4, shape: "square", state: "free" },
  { number: 5, shape: "long", state: "seated", fils: 23600 },
  { number: 6, shape: "round", state: "seated", fils: 2400 },
  { number: 8, shape: "square", state: "free" },
  { number: 9, shape: "square", state: "bill", fils: 8850 },
  { number: 10, shape: "round", state: "free" },
  { number: CHOSEN_TABLE, shape: "long", state: "chosen" },
];
