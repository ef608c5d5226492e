import type { Database } from '../database/Database.ts';
import { type Choice, goods, specs, tags } from '../database/tables/goods.ts';
import type { ChoiceSeed, GoodsSeed } from './goods.ts';
import { pictures } from './pictures.ts';

type Sold = typeof goods.$inferSelect;

/** Opens a shop's tags and puts its goods under them; gives the goods back in the order of their list. */
export async function insertGoods(
  database: Database,
  shop_id: number,
  tagNames: readonly string[],
  byTag: readonly (readonly GoodsSeed[])[],
): Promise<Sold[]> {
  const ordered = tagNames.map((name, index) => ({ shop_id, name, priority: index + 1, type: 1 }));
  const tagRows = await database.insert(tags).values(ordered).returning({ id: tags.id });
  const seeds = byTag.flatMap((ofTag, index) => ofTag.map((seed) => ({ seed, tag_id: tagRows[index]?.id ?? null })));
  const values = seeds.map(({ seed, tag_id }) => ({ shop_id, tag_id, ...goodsOf(seed) }));
  const rows = await database.insert(goods).values(values).returning();
  const rowsOfSpecs = rows.flatMap(({ id }, index) => specsOf(id, seeds[index]?.seed));
  if (rowsOfSpecs.length > 0) await database.insert(specs).values(rowsOfSpecs);
  return rows;
}

function goodsOf({ name, price, stock, sold, slug, about, off, priced, choices }: GoodsSeed) {
  return {
    name,
    description: [{ type: 1 as const, text: about }],
    imgs: pictures(slug),
    price,
    stock,
    total_sales: sold,
    status: off ? (2 as const) : (1 as const),
    type: priced ? (2 as const) : choices ? (3 as const) : (1 as const),
  };
}

function specsOf(goods_id: number, { priced = [], choices = [] }: Partial<GoodsSeed> = {}) {
  return [
    ...priced.map(({ name, price }, position) => ({ goods_id, position, name, price, key: `s${position + 1}` })),
    ...choices.map((choice, position) => ({ goods_id, position, name: choice.name, choice: choiceOf(choice) })),
  ];
}

function choiceOf({ most, options }: ChoiceSeed): Choice {
  const bounds: Pick<Choice, 'required' | 'type' | 'minimum' | 'maximum'> =
    most === 0
      ? { required: 'required', type: 'radio', minimum: 1, maximum: 1 }
      : { required: 'optional', type: 'checkbox', minimum: 0, maximum: most };
  return { ...bounds, maximumEach: 1, options };
}
