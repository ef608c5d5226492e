import type { Brand } from '#providers/useProviders.ts';

/** What the product is called. */
export const brand: Brand = { name: 'Shelfmark', about: 'Town library back-office' };
