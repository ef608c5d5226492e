import { type Cell, nothing } from '../Cell.ts';
import type { IntField } from '../Field.ts';
import { groupDigits } from './groupDigits.ts';

/** Right-aligned figures; what runs low or is sold out is said in words, not by colour alone. */
export const intCell: Cell<IntField, number> = {
  align: 'end',
  width: '96px',
  draw(value, { low, unit }) {
    if (value === undefined) return nothing;
    const figure = `${groupDigits(value)}${unit ? ` ${unit}` : ''}`;
    if (low === undefined || value > low) return figure;
    return (
      <>
        {value <= 0 ? <span className="low out">售罄</span> : <span className="low">偏低</span>}
        <span>{` ${figure}`}</span>
      </>
    );
  },
};
