/** A priced row of goods: its name and price. */
export type PricedSeed = readonly [name: string, price: string];

/** A group of choices: its name, how many may be chosen (0 for exactly one), the choices and what they add. */
export type ChoiceSeed = readonly [name: string, most: number, ...options: PricedSeed[]];

/** Goods of a demo shop in one line. With `priced` they are of type 2, with `choices` of type 3. */
export interface GoodsSeed {
  readonly name: string;
  readonly price: string;
  readonly stock: number;
  readonly sold: number;
  /** Which drawn picture shows them. */
  readonly slug: string;
  readonly about: string;
  readonly off?: true;
  readonly priced?: readonly PricedSeed[];
  readonly choices?: readonly ChoiceSeed[];
}

type More = Pick<GoodsSeed, 'off' | 'priced' | 'choices'>;

/** One line of a demo shop's price list. */
export type Line = readonly [
  name: string,
  price: string,
  stock: number,
  sold: number,
  slug: string,
  about: string,
  more?: More,
];

/** The goods of a price list. */
export function toGoods(lines: readonly Line[]): readonly GoodsSeed[] {
  return lines.map(([name, price, stock, sold, slug, about, more]) => ({
    name,
    price,
    stock,
    sold,
    slug,
    about,
    ...more,
  }));
}
