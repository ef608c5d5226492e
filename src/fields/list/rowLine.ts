import type { FieldKind, ListField } from '../Field.ts';
import { rowsIn } from './rowsOf.ts';

/** Kinds whose value reads as it is held. */
const WORDY: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'textarea', 'phone', 'url', 'int', 'money']);

/** What a row holds in one line, e.g. `规格 7 · 大份 · 12.50`, to be read aloud and found before its fields are drawn. */
export function rowLine({ of }: ListField, name: string, held: unknown): string {
  const [row = {}] = rowsIn([held]);
  const words = Object.entries(of).flatMap(([key, { kind }]) => (WORDY.has(kind) ? (row[key] ?? []) : []));
  return [name, ...words.filter((word) => word !== '')].join(' · ');
}
