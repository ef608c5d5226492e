import { makePassword } from '../areas/account/makePassword.ts';
import { hashPassword } from '../areas/account/password.ts';
import { merchants, users } from '../database/tables/accounts.ts';
import { shops } from '../database/tables/shops.ts';
import type { Fill } from './prepareDatabase.ts';

/** Whom the settings name; a password that is left out is made. */
export interface Administrator {
  /** In lower case. */
  readonly email: string;
  readonly password: string | undefined;
}

const CITY = 6;
const blankShop = {
  ...{ name: '我的店铺', address: '', phone_code: '1', phone: '', city: CITY, tags: [] },
  ...{ file_url: '', shop_qrcode: '', owner_qrcode: '', enable_robot: false },
  ...{ display_product_tag: true, display_shop_cart: true },
  ...{ permanent_transport_fee: '0', free_transport_fee: '0' },
};

/**
 * Gives an empty database one administrator, with one shop to begin with, and says so in a line for its owner. K4
 *
 * @param tell takes the line; a password that was made is shown in it, this once.
 */
export function firstAdministrator({ email, password }: Administrator, tell: (line: string) => void): Fill {
  return async (database, { random }) => {
    const [merchant] = await database.insert(merchants).values({ name: blankShop.name }).returning();
    if (!merchant) throw new Error('Failed to make the first merchant: it has no id.');
    await database.insert(shops).values({ ...blankShop, merchant_id: merchant.id });
    const chosen = password ?? makePassword(random);
    await database.insert(users).values({
      ...{ email, name: '管理员', role: 1, avatar: '', is_applied: true, city_id: CITY, merchant_id: merchant.id },
      password: await hashPassword(chosen, random),
    });
    const shown = password === undefined ? `Its password, shown this once: ${chosen}` : 'Its password: ADMIN_PASSWORD.';
    tell(`Made the first administrator, ${email}, with one shop. ${shown}`);
  };
}
