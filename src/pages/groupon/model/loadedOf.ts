import type { Enrolments } from '../enrolments/useEnrolments.ts';
import { checkDay, type Difference } from './checkDay.ts';
import { computeDay } from './computeDay.ts';
import { type GrouponRecord, wholeGroupon } from './GrouponRecord.ts';
import type { Loaded } from './Loaded.ts';

type Read = Pick<Enrolments, 'stage' | 'collected' | 'loaded' | 'total'>;

/** The day as far as it is read, and why it must not be printed, exported or sent yet. GD-E1 */
export function loadedOf(record: GrouponRecord, read: Read, unit = ''): Loaded {
  const day = { ...computeDay(wholeGroupon(record), read.collected?.enrolments ?? []), unit };
  const reason =
    notAll(read) ??
    read.collected?.problem ??
    (record.products === undefined ? '团购的商品没有加载出来，请刷新' : undefined) ??
    disagreement(checkDay(day));
  return reason === undefined ? { day, complete: true } : { day, complete: false, reason };
}

/** `300/742`. */
export const soFar = ({ loaded, total }: Pick<Read, 'loaded' | 'total'>): string => `${loaded}/${total ?? '…'}`;

function notAll(read: Read): string | undefined {
  if (read.stage === 'loading') return `报名还在加载：${soFar(read)}`;
  return read.stage === 'loaded' ? undefined : `报名没有全部加载：${soFar(read)}`;
}

function disagreement(differences: readonly Difference[]): string | undefined {
  if (differences.length === 0) return undefined;
  const said = differences.map(
    ({ name, byProduct, byBuyer }) => `${name}（按商品 ${byProduct.count} 份，按买家 ${byBuyer.count} 份）`,
  );
  return `合计对不上：${said.join('、')}`;
}
