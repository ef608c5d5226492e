import type { RecordId } from '#providers/data/calls.ts';
import type { Message } from '#schemas/messages.ts';
import type { Forest } from './growForest.ts';
import { idsIn } from './idsIn.ts';
import type { TreeField } from './tree.tsx';

/** What a value is held against. */
export interface Judged {
  readonly forest: Forest;
  /** The record that is changed, where it is one of the forest itself and this its parent. */
  readonly own?: RecordId | undefined;
  /** What it holds by now: that stays as it is. */
  readonly held?: unknown;
}

/** Tells why one cannot be chosen; undefined for one that can. What is below the record itself is looked for once. */
export function barsOf({ leaves }: Pick<TreeField, 'leaves'>, { forest, own }: Omit<Judged, 'held'>): Bars {
  const below = new Set(own === undefined ? [] : forest.below(own).map(String));
  return (id) => {
    if (own !== undefined && String(own) === String(id)) return '就是它自己';
    if (below.has(String(id))) return '是它的下级';
    return leaves && !forest.isLeaf(id) ? '下面还有下级' : undefined;
  };
}
export type Bars = (id: RecordId) => Message | undefined;

/** What is wrong with what is chosen beside what belongs to what; one that was saved so is no fault of who edits it. */
export function treeFault(value: unknown, field: TreeField, judged: Judged): Message | undefined {
  const before = new Set(idsIn(judged.held).map(String));
  const barOf = barsOf(field, judged);
  for (const id of idsIn(value)) {
    const why = before.has(String(id)) ? undefined : barOf(id);
    if (why === undefined) continue;
    const path = judged.forest.pathOf(id) ?? `#${id}`;
    return why === '下面还有下级' ? `「${path}」${why}，请选最末一级` : `${field.label}不能选「${path}」，它${why}`;
  }
  return undefined;
}
