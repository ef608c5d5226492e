import type { FieldKind, ListField } from '../Field.ts';
import type { FieldPath } from '../form/ItemProps.ts';
import { useFormInstance } from '../form/useFormInstance.ts';
import type { Row } from './rowsOf.ts';

interface Props {
  readonly field: ListField;
  /** Of the row. */
  readonly path: FieldPath;
  readonly name: string;
}

/** Kinds whose value reads as it is held. */
const WORDY: ReadonlySet<FieldKind> = new Set<FieldKind>(['text', 'textarea', 'phone', 'url', 'int', 'money']);

/** What a row holds in one line, to be read aloud and found before its fields are drawn. */
export function RowLine({ field, path, name }: Props) {
  const row: Row = useFormInstance().getFieldValue([...path]) ?? {};
  const words = Object.entries(field.of).flatMap(([key, { kind }]) => (WORDY.has(kind) ? (row[key] ?? []) : []));
  return <span className="soft">{[name, ...words.filter((word) => word !== '')].join(' · ')}</span>;
}
