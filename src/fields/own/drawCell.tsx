import { lazy, type ReactNode } from 'react';
import type { CellContext } from '../Cell.ts';
import type { AnyField } from '../Field.ts';
import { kinds } from '../kinds.ts';
import { LatePart } from '../late/LatePart.tsx';

const OwnCell = lazy(async () => ({ default: (await import('./OwnCell.tsx')).OwnCell }));

/** A value in a row: by the cell its field brings along, else by that of its kind. */
export const drawCell = (value: unknown, field: AnyField, context: CellContext): ReactNode =>
  field.cell ? (
    <LatePart>
      <OwnCell field={field} value={value} context={context} />
    </LatePart>
  ) : (
    kinds[field.kind].cell.draw(value, field, context)
  );
