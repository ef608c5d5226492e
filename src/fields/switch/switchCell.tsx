import { type Cell, nothing } from '../Cell.ts';
import type { SwitchField } from '../Field.ts';

/** What the two sides of a switch are called. */
export const sidesOf = ({ says = ['是', '否'] }: SwitchField) => says;

/** The side's word, with the shape of a status. */
export const switchCell: Cell<SwitchField, boolean> = {
  width: '112px',
  draw(value, field) {
    if (value === undefined) return nothing;
    const [yes, no] = sidesOf(field);
    return <span className={value ? 'tag good' : 'tag muted'}>{value ? yes : no}</span>;
  },
};
