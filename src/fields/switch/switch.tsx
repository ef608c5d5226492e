import { fold } from '#schemas/text/fold.ts';
import { nothing } from '../Cell.ts';
import type { FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';

export interface SwitchField extends FieldBase<'switch', boolean> {
  /** What the two sides are called, yes first, e.g. `['可见', '隐藏']`. */
  readonly says?: readonly [yes: string, no: string];
}

/** What the two sides of a switch are called. */
export const sidesOf = ({ says = ['是', '否'] }: SwitchField) => says;

/** One of the two sides; 1 and 0 in the address, as on the wire. */
const filter: Filter<SwitchField, boolean, boolean> = {
  control: 'flag',
  read: ([text]) => (text === '1' || text === '0' ? text === '1' : undefined),
  write: (asked) => [asked ? '1' : '0'],
  matches: (value, asked) => value === asked,
  say: (asked, field) => sidesOf(field)[asked ? 0 : 1],
};

const yeses = ['是', '1', 'true', 'yes', 'y', '√', '✓', '开', '开启'];
const noes = ['否', '0', 'false', 'no', 'n', '×', '关', '关闭'];

/** The word of the side; the words of any sheet are read as well. */
const sheetText: FieldText<SwitchField, boolean> = {
  write: (value, field) => (value === undefined ? '' : sidesOf(field)[value ? 0 : 1]),
  read(text, field) {
    const said = fold(text);
    if (said === '') return { value: undefined };
    const [yes, no] = sidesOf(field);
    if (said === fold(yes)) return { value: true };
    if (said === fold(no)) return { value: false };
    if (yeses.includes(said)) return { value: true };
    return noes.includes(said) ? { value: false } : { problem: expected(field, `${yes}或${no}`, text) };
  },
};

export const switchKind: Kind<SwitchField, boolean> = {
  column: true,
  narrowed: true,
  // The side's word, with the shape of a status.
  cell: {
    width: '112px',
    draw(value, field) {
      if (value === undefined) return nothing;
      const [yes, no] = sidesOf(field);
      return <span className={value ? 'tag good' : 'tag muted'}>{value ? yes : no}</span>;
    },
  },
  filter,
  // Yes before no.
  compare: (a, b) => Number(b === true) - Number(a === true),
  text: sheetText,
  codec: (_, { yesOrNo }) => yesOrNo,
  check: (value, { label }) => (typeof value === 'boolean' ? undefined : `${label}要选是或否`),
  // What is seen is what is sent: a switch nobody touched stands on no.
  form: { start: () => false },
};
