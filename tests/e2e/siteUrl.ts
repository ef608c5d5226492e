import { inject } from 'vitest';

/** Where the product of this worker answers. */
export function siteUrl(): string {
  const url = inject('urls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (url === undefined) throw new Error('Failed to find a product: there is none for this worker.');
  return url;
}
