import { digitsOf } from '#crud/query/digitsOf.ts';
import { finds, type SoundsLike } from '#crud/query/finds.ts';
import { compareMoney } from '#fields/money/compareMoney.ts';
import { fold } from '#schemas/text/fold.ts';
import type { Buyer, Day } from '../model/Day.ts';
import type { BuyerSort, DayState } from './dayUrl.ts';

const byName = new Intl.Collator('zh-CN-u-co-pinyin', { numeric: true });

const compares: Readonly<Record<'order' | 'name' | 'amount', (a: Buyer, b: Buyer) => number>> = {
  order: (a, b) => a.number - b.number,
  name: (a, b) => byName.compare(a.name, b.name),
  amount: (a, b) => compareMoney(a.amount, b.amount),
};

/** Everything of a buyer that can be searched for: name, comment, phone, pick-up number as `#12`. GD-E6 */
export const wordsOf = ({ number, name, phone, comment }: Buyer): readonly string[] =>
  [fold(name), fold(comment), fold(phone), digitsOf(phone), `#${number}`].filter(Boolean);

/** Whether a buyer is meant: an ellipsis before a phone's tail says nothing more. */
export const isMeant = (words: readonly string[], q: string, soundsLike?: SoundsLike): boolean =>
  finds(words, q.replace(/^[….]+/, ''), soundsLike);

type Asked = Pick<DayState, 'q' | 'commented' | 'product' | 'sort'>;

/** The buyers that are looked for, in the order that is asked for; whoever is equal stays in the order of numbers. */
export function arrangeBuyers({ buyers, products }: Day, asked: Asked, soundsLike?: SoundsLike): readonly Buyer[] {
  const keys = new Set(products.filter(({ id }) => id === asked.product).map(({ key }) => key));
  const found = buyers.filter((buyer) => {
    if (asked.commented && buyer.comment === '') return false;
    if (asked.product !== undefined && !buyer.lines.some(({ key }) => keys.has(key))) return false;
    return asked.q === '' || isMeant(wordsOf(buyer), asked.q, soundsLike);
  });
  return sorted(found, asked.sort);
}

function sorted(buyers: readonly Buyer[], sort: BuyerSort): readonly Buyer[] {
  if (sort === 'order') return buyers;
  const [way, by] = sort.startsWith('-') ? [-1, sort.slice(1)] : [1, sort];
  const compare = compares[by === 'name' || by === 'amount' ? by : 'order'];
  return [...buyers].sort((a, b) => way * compare(a, b) || a.number - b.number);
}
