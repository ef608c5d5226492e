import { type FormEvent, memo } from 'react';
import type { AnyField } from '#fields/Field.ts';
import type { Message } from '#schemas/messages.ts';
import { writeCell } from './cellText.ts';
import type { GridRow } from './gridRows.ts';
import { cellKey, type Typed } from './typed.ts';

interface Props {
  /** What the ids of the columns' forms start with. */
  readonly form: string;
  readonly row: GridRow;
  readonly at: number;
  readonly columns: readonly string[];
  readonly typed: Typed;
  readonly faults: ReadonlyMap<string, Message>;
  /** The cell that is being typed into: what is not finished is not wrong yet. */
  readonly within: string | undefined;
  /** The columns that are chosen in this line, -1 for none. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
  readonly onChange: (event: FormEvent<HTMLInputElement>) => void;
}

/** One line of the sheet: what it is called, and its cells. */
export function GridLine({ form, row, at, columns, typed, faults, within, from, to, isLast, onChange }: Props) {
  const { title, nested, cells } = row;
  return (
    <div role="row" className={nested ? 'grid-line nested' : 'grid-line'}>
      <span role="rowheader" className="grid-title">
        {title}
      </span>
      {columns.map((column, col) => {
        const cell = cells[column];
        const key = cellKey(row, column);
        const isChosen = col >= from && col <= to;
        if (!cell || !('field' in cell)) {
          return (
            <span
              key={column}
              role="gridcell"
              className="grid-cell locked"
              data-row={at}
              data-col={col}
              data-chosen={isChosen}
            >
              {cell?.reason}
            </span>
          );
        }
        return (
          <GridInput
            key={column}
            id={`${form}${key}`}
            form={`${form}${column}`}
            row={at}
            col={col}
            name={`${title} ${cell.field.label}`}
            field={cell.field}
            value={cell.value}
            typed={typed[key]}
            fault={within === key ? undefined : faults.get(key)}
            isChosen={isChosen}
            isLast={isLast}
            onChange={onChange}
          />
        );
      })}
    </div>
  );
}

interface GridInputProps {
  readonly id: string;
  readonly form: string;
  readonly row: number;
  readonly col: number;
  readonly name: string;
  readonly field: AnyField;
  /** What the record holds. */
  readonly value: unknown;
  readonly typed: string | undefined;
  readonly fault: Message | undefined;
  readonly isChosen: boolean;
  readonly isLast: boolean;
  readonly onChange: (event: FormEvent<HTMLInputElement>) => void;
}

const keypads: Readonly<Record<string, 'decimal' | 'numeric' | undefined>> = { money: 'decimal', int: 'numeric' };

/** One cell: drawn anew only when it says something else, for there may be a thousand of them. */
const GridInput = memo(function GridInput({
  id,
  form,
  row,
  col,
  field,
  value,
  typed,
  fault,
  ...props
}: GridInputProps) {
  const { name, isChosen, isLast, onChange } = props;
  const held = writeCell(field, value);
  const keypad = keypads[field.kind];
  return (
    <span
      role="gridcell"
      className="grid-cell"
      data-row={row}
      data-col={col}
      data-chosen={isChosen}
      aria-selected={isChosen}
    >
      <input
        form={form}
        aria-label={name}
        aria-invalid={fault !== undefined}
        aria-describedby={typed === undefined ? undefined : id}
        inputMode={keypad}
        enterKeyHint={isLast ? 'done' : 'next'}
        autoComplete="off"
        className={keypad && 'figure'}
        value={typed ?? held}
        onChange={onChange}
      />
      {typed !== undefined && (
        <span id={id} className={fault === undefined ? 'grid-was' : 'grid-fault'}>
          {fault ?? (held === '' ? '原来没有填' : `原 ${held}`)}
        </span>
      )}
    </span>
  );
});
