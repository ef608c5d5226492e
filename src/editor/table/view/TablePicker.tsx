import { type PointerEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { tableLimits } from '../tableLimits.ts';
import './picker.css';

/** Rows and columns of a table to come. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

interface Props {
  readonly onPick: (size: Size) => void;
}

/** One field of the picker, in px. */
const FIELD_PX = 22;
const { picker } = tableLimits;

const within = (value: number, most: number): number => Math.min(Math.max(Math.trunc(value) || 1, 1), most);

/** One more than is chosen, so that there is always somewhere to go: 10 at first, 20 at most. */
const extent = (chosen: number, first: number, most: number): number => Math.min(Math.max(chosen + 1, first), most);

/**
 * How large a new table is to be: 5 × 5 where nothing is said, drawn on fields or typed as numbers. E8
 *
 * A mouse picks with its click, a finger with the button.
 */
export function TablePicker({ onPick }: Props) {
  const [size, setSize] = useState<Size>(tableLimits.default);
  const rows = extent(size.rows, picker.rows, picker.mostRows);
  const columns = extent(size.columns, picker.columns, picker.mostColumns);

  function sizeAt({ clientX, clientY, currentTarget }: PointerEvent): Size {
    const { left, top } = currentTarget.getBoundingClientRect();
    return {
      rows: within(Math.ceil((clientY - top) / FIELD_PX), picker.mostRows),
      columns: within(Math.ceil((clientX - left) / FIELD_PX), picker.mostColumns),
    };
  }
  function onPointerUp(event: PointerEvent) {
    if (event.pointerType === 'mouse') onPick(sizeAt(event));
  }
  const number = (name: keyof Size, label: string) => (
    <label>
      <span>{label}</span>
      <input
        className="input"
        type="number"
        inputMode="numeric"
        min={1}
        max={tableLimits[name]}
        value={size[name]}
        onChange={({ target }) => setSize({ ...size, [name]: within(Number(target.value), tableLimits[name]) })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          onPick(size);
        }}
      />
    </label>
  );
  return (
    <div className="table-picker">
      <div
        aria-hidden="true"
        className="table-picker-fields"
        style={{ width: columns * FIELD_PX, height: rows * FIELD_PX, backgroundSize: `${FIELD_PX}px ${FIELD_PX}px` }}
        onPointerMove={(event) => setSize(sizeAt(event))}
        onPointerDown={(event) => {
          event.preventDefault();
          setSize(sizeAt(event));
        }}
        onPointerUp={onPointerUp}
      >
        <div
          style={{
            width: Math.min(size.columns, columns) * FIELD_PX,
            height: Math.min(size.rows, rows) * FIELD_PX,
          }}
        />
      </div>
      <output>{`${size.columns} 列 × ${size.rows} 行`}</output>
      <div className="table-picker-numbers">
        {number('rows', '行')}
        {number('columns', '列')}
        <Button onClick={() => onPick(size)}>插入</Button>
      </div>
    </div>
  );
}
