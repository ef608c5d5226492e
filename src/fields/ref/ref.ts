import type { RecordId } from '#providers/data/calls.ts';
import { count } from '#schemas/codecs/count.ts';
import { type Cell, nothing } from '../Cell.ts';
import type { AnyField, FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import type { FieldText } from '../text/FieldText.ts';

/** Any field that holds an id. */
type Referring = AnyField & { readonly ids?: 'text' };

/** A record of another resource, held by its id; typed for rows that are written out, which know numbers. */
export interface RefField extends FieldBase<'ref', number> {
  readonly to: string;
  /** Which of its fields names it. */
  readonly shows: string;
  /** They are known by texts; left out, by numbers. */
  readonly ids?: 'text';
  /** Only those records are offered that go with a field beside it. */
  readonly dependsOn?: RefDepends;
}
export interface RefDepends {
  readonly field: string;
  /** Which of their own fields holds the same value. */
  readonly by: string;
}

/** The name behind the id where the list knows it, else the id; 0 points at nothing. */
export const refCell: Cell<Referring, RecordId> = {
  width: '120px',
  cut: true,
  draw: (value, field, { nameOf }) => (value ? (nameOf?.(field, value) ?? `#${value}`) : nothing),
};

const NUMBER = /^\d{1,15}$/;
/** The id a text says; undefined for one that can be none. */
const idIn = ({ ids }: Referring, text: string): RecordId | undefined => {
  if (ids === 'text') return text === '' ? undefined : text;
  return NUMBER.test(text) ? Number(text) : undefined;
};

/** Ticks among records that are named elsewhere; the address holds their ids. */
export const refFilter: Filter<Referring, RecordId, readonly RecordId[]> = {
  control: 'options',
  read(texts, field) {
    const asked = texts.flatMap((text) => idIn(field, text) ?? []);
    return asked.length === 0 ? undefined : [...new Set(asked)];
  },
  write: (asked) => asked.map(String),
  matches: (value, asked) => value !== undefined && asked.includes(value),
  say: (asked, field, nameOf) => asked.map((id) => nameOf?.(field, id) ?? `#${id}`).join('、'),
};

const NAMELESS = /^#(.+)$/;

/** The name behind the id; `#7` where there is none, or where another one has the same name. 0 is nothing. */
export const refText: FieldText<Referring, RecordId> = {
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
    const [, said = ''] = NAMELESS.exec(name.normalize('NFKC')) ?? [];
    const value = idIn(field, said);
    return value === undefined ? { problem: `没有叫「${name}」的${field.label}` } : { value };
  },
};

export const refKind: Kind<RefField, RecordId> = {
  column: true,
  narrowed: true,
  cell: refCell,
  filter: refFilter,
  text: refText,
  codec: ({ ids }, { opaque }) => (ids === 'text' ? opaque : count),
};
