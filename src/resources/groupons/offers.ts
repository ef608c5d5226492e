import type { Values } from '#providers/data/calls.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** Something a group-buy may offer, taken from the shop's goods: the goods themselves, or one of their prices. */
export interface Offer {
  readonly key: string;
  readonly name: string;
  readonly price?: string;
  readonly img?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What of goods can be offered: goods of several prices are one offer for each. GB-E4 */
export function offersOf({ id, name, price, imgs, type, spec }: Values): readonly Offer[] {
  const img = Array.isArray(imgs) ? textOf(imgs[0]) : undefined;
  const offer = (key: string, called: string, amount: unknown): Offer => {
    const asked = textOf(amount);
    return { key, name: called, ...(asked && { price: asked }), ...(img && { img }) };
  };
  const called = textOf(name) ?? `#${id}`;
  const specs = type === 2 && Array.isArray(spec) ? spec.filter(isRecord) : [];
  if (specs.length === 0) return [offer(String(id), called, price)];
  return specs.map((each, place) =>
    offer(`${id}-${place}`, `${called}（${textOf(each.name) ?? place + 1}）`, each.price),
  );
}

/** Rows of products with these offers behind them; a row that holds nothing yet gives way. */
export function withOffers(products: unknown, offers: readonly Offer[]): readonly Values[] {
  const rows = Array.isArray(products) ? products.filter(isRecord) : [];
  return [...rows.filter(isFilled), ...offers.map(({ key: _key, ...row }) => row)];
}

const isFilled = (row: Values): boolean => Object.values(row).some((value) => value !== undefined && value !== '');
