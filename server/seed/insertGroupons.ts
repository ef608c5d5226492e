import type { Database } from '../database/Database.ts';
import { enrolments, grouponProducts, groupons } from '../database/tables/groupons.ts';
import { describe } from './describe.ts';
import { makeEnrolments } from './enrolments.ts';
import type { GrouponSeed } from './groupons.ts';
import type { Neighbourhood } from './neighbourhoods.ts';
import { picture } from './pictures.ts';

const DAY_MS = 86_400_000;

/** Writes a shop's group-buys around today, with what they offer and who has enrolled. */
export async function insertGroupons(
  database: Database,
  shop: { readonly id: number; readonly lives: Neighbourhood },
  seeds: readonly GrouponSeed[],
  today: Date,
): Promise<void> {
  const dayAfter = (days: number) => new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  for (const { name, delivery, slug, days, status, address, ...seed } of seeds) {
    const [row] = await database
      .insert(groupons)
      .values({
        ...{ shop_id: shop.id, name, delivery, status, img: picture(slug), pickup_address: address },
        description: describe(seed),
        start_day: dayAfter(days[0]),
        end_day: dayAfter(days[1]),
      })
      .returning({ id: groupons.id });
    if (!row) throw new Error(`Failed to seed ${name}: the database gave no id back.`);
    const offers = await database
      .insert(grouponProducts)
      .values(seed.offers.map(offerOf(row.id)))
      .returning();
    const buyers = makeEnrolments(seed.buyers, offers, delivery, shop.lives);
    const values = buyers.map((buyer) => ({ groupon_id: row.id, ...buyer }));
    if (values.length > 0) await database.insert(enrolments).values(values);
  }
}

const offerOf =
  (groupon_id: number) =>
  ({ name, price, slug, limit, amount }: GrouponSeed['offers'][number], position: number) => ({
    ...{ groupon_id, position, name, price, description: name, limit, amount },
    img: picture(slug),
  });
