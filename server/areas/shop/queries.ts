import { asc, eq } from 'drizzle-orm';
import type { Changes, Database } from '../../database/Database.ts';
import { merchants, users } from '../../database/tables/accounts.ts';
import { shops } from '../../database/tables/shops.ts';

/** The fields of a shop that its merchant may write. */
export type ShopFields = Changes<Omit<typeof shops.$inferSelect, 'id' | 'merchant_id' | 'enable_robot'>>;

/** The merchant a user acts for, and that merchant's shops in the order they were opened. */
export async function readMembership(database: Database, userId: number) {
  const [member] = await database
    .select({ merchant: merchants, is_applied: users.is_applied })
    .from(users)
    .leftJoin(merchants, eq(merchants.id, users.merchant_id))
    .where(eq(users.id, userId));
  const merchant = member?.merchant ?? null;
  const owned = merchant ? await listShops(database, merchant.id) : [];
  return { merchant, shops: owned, is_merchant: merchant !== null, is_applied: member?.is_applied ?? false };
}

function listShops(database: Database, merchantId: number) {
  return database.select().from(shops).where(eq(shops.merchant_id, merchantId)).orderBy(asc(shops.id));
}

/** Writes the fields given. */
export async function updateShop(database: Database, shopId: number, fields: ShopFields): Promise<void> {
  if (Object.values(fields).every((value) => value === undefined)) return;
  await database.update(shops).set(fields).where(eq(shops.id, shopId));
}
