import type { Brand } from '#providers/useProviders.ts';

/** What the merchants' product is called; `index.html` says so, too, before this is there. */
export const brand: Brand = { name: '掌柜台', about: '海外社区商家后台' };
