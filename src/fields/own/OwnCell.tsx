import type { CellContext } from '../Cell.ts';
import type { AnyField } from '../Field.ts';
import { kinds } from '../kinds.ts';
import { LateOwn } from './LateOwn.tsx';

interface Props {
  readonly field: AnyField;
  readonly value: unknown;
  readonly context: CellContext;
}

/** A value in the cell its field brings along. */
export function OwnCell({ field, value, context }: Props) {
  const instead = kinds[field.kind].cell.draw(value, field, context);
  if (!field.cell) return instead;
  const given = { value, record: context.record ?? {} };
  return <LateOwn load={field.cell} given={given} whose={field.label} instead={instead} />;
}
