import type { Day } from '../model/Day.ts';
import type { Party } from './parties.ts';
import { productNames } from './productNames.ts';
import type { SheetTable } from './SheetTable.ts';
import { countOf } from './sumOf.ts';

/** One product on a buyer's card. */
export interface PickupItem {
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** 提货单: all that is handed over to one party. GD-E3 */
export interface PickupCard {
  readonly party: Party;
  readonly items: readonly PickupItem[];
}

/** The card of each party, by pick-up number. GD-E3 */
export function pickupCards(day: Day, parties: readonly Party[]): readonly PickupCard[] {
  const names = productNames(day);
  return parties.map((party) => ({
    party,
    items: party.lines.map(({ key, count }) => ({ key, name: names.get(key) ?? '', count })),
  }));
}

/** `牛腩 ×2`, as it stands on a label and in a spreadsheet. */
export const itemText = ({ name, count }: PickupItem): string => `${name} ×${count}`;

/** The same as rows of a spreadsheet. GD-E3 */
export function pickupTable(cards: readonly PickupCard[], day: Day): SheetTable {
  return {
    key: 'pickup',
    title: '',
    note: '',
    columns: [
      { heading: '提货号', kind: 'called' },
      { heading: '姓名', kind: 'name' },
      { heading: '电话', kind: 'figures' },
      { heading: '地址', kind: 'text' },
      { heading: '品项', kind: 'text' },
      { heading: '份数', kind: 'count' },
      { heading: '金额', kind: 'amount' },
      { heading: '备注', kind: 'comment' },
    ],
    rows: cards.map(({ party: { called, name, phone, address, count, amount, comment }, items }) => ({
      key: called,
      cells: [called, name, phone, address, items.map(itemText).join('、'), count, amount, comment],
    })),
    total: ['合计', '', '', '', '', countOf(cards.map(({ party }) => party.count)), day.amount, ''],
  };
}
