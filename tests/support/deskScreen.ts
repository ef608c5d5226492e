import { screen, within } from '@testing-library/react';

/** The home page. */
export const home = '/dashboard';

/** A shop's part of the desk. */
export const shopDesk = async (shop: string) => within(await screen.findByRole('article', { name: shop }));

/** A card of a shop's, once it is there. */
export const card = async (shop: string, title: string) =>
  within(await (await shopDesk(shop)).findByRole('region', { name: title }));
