import type { SoundsLike } from '#crud/query/finds.ts';
import { fold } from '#schemas/text/fold.ts';
import { isMeant, wordsOf } from '../buyers/arrangeBuyers.ts';
import type { Buyer } from '../model/Day.ts';
import { isTicked, type Ticks } from './ticks.ts';

/** Which buyers are looked at while orders are handed out. */
export type Part = 'open' | 'ticked' | 'all';

/** Whoever is meant by what was typed; whose pick-up number it is comes first. While somebody is sought, all parts are. */
export function findBuyers(
  buyers: readonly Buyer[],
  ticks: Ticks,
  { q, part }: { readonly q: string; readonly part: Part },
  soundsLike?: SoundsLike,
): readonly Buyer[] {
  if (q === '') return buyers.filter((buyer) => part === 'all' || isTicked(ticks, buyer) === (part === 'ticked'));
  const asked = fold(q).replace(/^#/, '');
  const called = buyers.filter(({ number }) => String(number) === asked);
  const found = buyers.filter((buyer) => !called.includes(buyer) && isMeant(wordsOf(buyer), q, soundsLike));
  return [...called, ...found];
}
