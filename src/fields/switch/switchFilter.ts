import type { SwitchField } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import { sidesOf } from './switchCell.tsx';

/** One of the two sides; 1 and 0 in the address, as on the wire. */
export const switchFilter: Filter<SwitchField, boolean, boolean> = {
  control: 'flag',
  read: ([text]) => (text === '1' || text === '0' ? text === '1' : undefined),
  write: (asked) => [asked ? '1' : '0'],
  matches: (value, asked) => value === asked,
  say: (asked, field) => sidesOf(field)[asked ? 0 : 1],
};
