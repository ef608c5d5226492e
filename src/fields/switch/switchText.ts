import { fold } from '#schemas/text/fold.ts';
import type { SwitchField } from '../Field.ts';
import { expected } from '../text/expected.ts';
import type { FieldText } from '../text/FieldText.ts';
import { sidesOf } from './switchCell.tsx';

const yeses = ['是', '1', 'true', 'yes', 'y', '√', '✓', '开', '开启'];
const noes = ['否', '0', 'false', 'no', 'n', '×', '关', '关闭'];

/** The word of the side; the words of any sheet are read as well. */
export const switchText: FieldText<SwitchField, boolean> = {
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
