import type { FieldKind } from '../Field.ts';
import { type Row, rowsIn } from '../nested/rowsOf.ts';
import type { ListField } from './list.ts';

/** Kinds whose value reads as it is held. */
const WORDY: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'textarea',
  'phone',
  'url',
  'int',
  'money',
  'decimal',
]);

/** What a row holds in one line, e.g. `规格 7 · 大份 · 12.50`, to be read aloud and found before its fields are drawn. */
export function rowLine(list: ListField, name: string, held: unknown): string {
  const [row = {}] = rowsIn([held]);
  const words = list.summary ? [titleOf(list, row), list.summary(row)] : wordsOf(list, row);
  return [name, ...words.filter((word) => word !== '')].join(' · ');
}

/** What its first text calls it; nothing where that is blank. */
export function titleOf({ of }: ListField, row: Row): string {
  const title = Object.entries(of).find(([, { kind }]) => kind === 'text')?.[0];
  return title === undefined ? '' : String(row[title] ?? '').trim();
}

const wordsOf = ({ of }: ListField, row: Row): readonly unknown[] =>
  Object.entries(of).flatMap(([key, { kind }]) => (WORDY.has(kind) ? (row[key] ?? []) : []));
