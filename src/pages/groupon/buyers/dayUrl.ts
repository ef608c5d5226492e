/** How buyers are sorted; a minus turns it round. */
export const sorts = ['order', '-order', 'name', '-name', 'amount', '-amount'] as const;
export type BuyerSort = (typeof sorts)[number];

/** What of the buyers is in sight; the address bar holds it and nobody else does. GD-E9 */
export interface DayState {
  /** What was typed into the search box. */
  readonly q: string;
  /** Only those who left a comment. */
  readonly commented: boolean;
  /** Only those who ordered this product, at whatever price. */
  readonly product: number | undefined;
  readonly sort: BuyerSort;
  /** Whether orders are being handed out. */
  readonly handing: boolean;
}

/** Reads `?q=张&comment=1&product=9&sort=-amount&mode=pickup`; what makes no sense is read as if it were not there. */
export function readDayUrl(search: string): DayState {
  const params = new URLSearchParams(search);
  const q = params.get('q') ?? '';
  const product = params.get('product') ?? '';
  return {
    q: q.trim() === '' ? '' : q,
    commented: params.get('comment') === '1',
    product: /^\d{1,15}$/.test(product) ? Number(product) : undefined,
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'order',
    handing: params.get('mode') === 'pickup',
  };
}

/** Writes what {@link readDayUrl} reads, without a `?`; what goes without saying is left out. */
export function writeDayUrl({ q, commented, product, sort, handing }: DayState): string {
  const params = new URLSearchParams();
  if (q.trim() !== '') params.set('q', q);
  if (commented) params.set('comment', '1');
  if (product !== undefined) params.set('product', String(product));
  if (sort !== 'order') params.set('sort', sort);
  if (handing) params.set('mode', 'pickup');
  return params.toString();
}
