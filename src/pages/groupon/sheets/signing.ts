import { phoneTail } from '../model/phoneTail.ts';
import { columns } from './columns.ts';
import type { Party } from './parties.ts';
import { onlyPart, type SheetTable } from './SheetTable.ts';
import { countOf, sumOf } from './sumOf.ts';

/** 签收表: who took what he ordered and signs for it; of phones the end only. GD-E3 */
export function signingTable(parties: readonly Party[]): SheetTable {
  return {
    key: 'signing',
    ...onlyPart,
    columns: [
      columns.called,
      columns.name,
      columns.tail,
      columns.count,
      { heading: '应收', kind: 'amount' },
      { heading: '签名', kind: 'signature' },
    ],
    rows: parties.map(({ called, name, phone, count, amount, comment }) => {
      const cells = [called, name, phoneTail(phone), count, amount, ''];
      return comment === '' ? { key: called, cells } : { key: called, cells, comment };
    }),
    total: ['合计', '', '', countOf(parties.map(({ count }) => count)), sumOf(parties.map(({ amount }) => amount)), ''],
  };
}
