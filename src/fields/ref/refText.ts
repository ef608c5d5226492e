import type { AnyField } from '../Field.ts';
import type { FieldText } from '../text/FieldText.ts';

const ID = /^#(\d{1,15})$/;

/** The name behind the id; `#7` where there is none, or where another one has the same name. 0 is nothing. */
export const refText: FieldText<AnyField, number> = {
  write(value, field, names) {
    if (!value) return '';
    const name = names.nameOf(field, value);
    return name !== undefined && names.idOf(field, name) === value ? name : `#${value}`;
  },
  read(text, field, names) {
    const name = text.trim();
    if (name === '') return { value: undefined };
    const id = names.idOf(field, name);
    if (id !== undefined) return { value: id };
    const [, digits] = ID.exec(name.normalize('NFKC')) ?? [];
    return digits === undefined ? { problem: `没有叫「${name}」的${field.label}` } : { value: Number(digits) };
  },
};
