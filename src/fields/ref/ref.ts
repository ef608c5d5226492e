import { count } from '#schemas/codecs/count.ts';
import { type Cell, nothing } from '../Cell.ts';
import { spread } from '../example.ts';
import type { AnyField, FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { may, must, object, text } from '../Shape.ts';
import type { FieldText } from '../text/FieldText.ts';

/** A record of another resource, held by its id. */
export interface RefField extends FieldBase<'ref', number> {
  readonly to: string;
  /** Which of its fields names it. */
  readonly shows: string;
  /** Only those records are offered that go with a field beside it. */
  readonly dependsOn?: RefDepends;
}
export interface RefDepends {
  readonly field: string;
  /** Which of their own fields holds the same value. */
  readonly by: string;
}

/** The name behind the id where the list knows it, else the id; 0 points at nothing. */
export const refCell: Cell<AnyField, number> = {
  width: '120px',
  cut: true,
  draw: (value, field, { nameOf }) => (value ? (nameOf?.(field, value) ?? `#${value}`) : nothing),
};

const ID = /^\d{1,15}$/;

/** Ticks among records that are named elsewhere; the address holds their ids. */
export const refFilter: Filter<AnyField, number, readonly number[]> = {
  control: 'options',
  read(texts) {
    const asked = texts.filter((text) => ID.test(text)).map(Number);
    return asked.length === 0 ? undefined : [...new Set(asked)];
  },
  write: (asked) => asked.map(String),
  matches: (value, asked) => value !== undefined && asked.includes(value),
  say: (asked, field, nameOf) => asked.map((id) => nameOf?.(field, id) ?? `#${id}`).join('、'),
};

const NAMELESS = /^#(\d{1,15})$/;

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
    const [, digits] = NAMELESS.exec(name.normalize('NFKC')) ?? [];
    return digits === undefined ? { problem: `没有叫「${name}」的${field.label}` } : { value: Number(digits) };
  },
};

export const refKind: Kind<RefField, number> = {
  column: true,
  narrowed: true,
  cell: refCell,
  filter: refFilter,
  text: refText,
  codec: () => count,
  example: (_, seed) => 1 + spread(seed, 6),
  keys: {
    to: must(text),
    shows: must(text),
    dependsOn: may(object<RefDepends>({ field: must({ is: 'fieldName', role: 'decides' }), by: must(text) })),
  },
};
