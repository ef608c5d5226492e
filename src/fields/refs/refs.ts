import type { RecordId } from '#providers/data/calls.ts';
import { count } from '#schemas/codecs/count.ts';
import { type ReferencesWire, references } from '#schemas/codecs/references.ts';
import type { Message } from '#schemas/messages.ts';
import type { NameOf } from '../Cell.ts';
import type { AnyField, FieldBase } from '../Field.ts';
import type { Filter } from '../filter/Filter.ts';
import type { Kind } from '../Kind.ts';
import { allNames } from '../ref/allNames.ts';
import { refFilter, refText } from '../ref/ref.ts';
import { checkCount } from '../tags/tags.ts';
import { jsonIn, sameData } from '../text/data.ts';
import type { FieldText, Names, Reading } from '../text/FieldText.ts';

/** Records of another resource, held by their ids in the order they were chosen in. */
export interface RefsField extends FieldBase<'refs', readonly RecordId[]> {
  readonly to: string;
  /** Which of its fields names them. */
  readonly shows: string;
  /** They are known by texts; left out, by numbers. */
  readonly ids?: 'text';
  /** How many there may be. */
  readonly most?: number;
  /** How they stand on the wire: `[3, 7]` where nothing is said. */
  readonly wire?: ReferencesWire;
}

/** So many are named in a row; what is more is counted. */
const NAMED = 3;

/** The first names, and how many there are. */
export function someNames(ids: readonly RecordId[] = [], field: AnyField, nameOf: NameOf | undefined): string {
  const named = allNames(ids.slice(0, NAMED), field, nameOf);
  return ids.length > NAMED ? `${named} 等 ${ids.length} 个` : named;
}

/** Any of the ticked ones is enough. */
const filter: Filter<RefsField, readonly RecordId[], readonly RecordId[]> = {
  ...refFilter,
  matches: (ids, asked) => ids?.some((id) => asked.includes(id)) === true,
};

/** What stands between two names, however they are typed or pasted. */
const BETWEEN = /[、,，;；\n\r\t]+/;

const isIds = (value: unknown): value is readonly RecordId[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number' || typeof id === 'string');

/**
 * Several references in one cell: `新品、冷藏`, `#7` for one without a name; ids as JSON where a name holds a separator.
 *
 * @param one how a single one is written and read
 * @param named the one that a text is the name of, all of it
 */
export function severalText<Field extends AnyField>(
  one: FieldText<Field, RecordId>,
  named: (text: string, field: Field, names: Names) => RecordId | undefined,
): FieldText<Field, readonly RecordId[]> {
  function read(text: string, field: Field, names: Names): Reading<readonly RecordId[]> {
    const data = text.trimStart().startsWith('[') ? jsonIn(text) : undefined;
    if (isIds(data)) return { value: [...new Set(data)] };
    const whole = named(text, field, names);
    if (whole !== undefined) return { value: [whole] };
    const said = text.split(BETWEEN).filter((each) => each.trim() !== '');
    const parts = said.map((each) => one.read(each, field, names));
    const wrong = parts.find((each) => 'problem' in each);
    if (wrong) return wrong;
    const ids = parts.flatMap((each) => ('value' in each ? (each.value ?? []) : []));
    return { value: ids.length === 0 ? undefined : [...new Set(ids)] };
  }
  return {
    read,
    write(ids = [], field, names) {
      const plain = ids.map((id) => one.write(id, field, names)).join('、');
      const back = read(plain, field, names);
      return ids.length === 0 || ('value' in back && sameData(back.value, ids)) ? plain : JSON.stringify(ids);
    },
  };
}

/** Set one behind the other with commas, an id that holds one would come back as two others. */
function checkCommas(value: unknown, { label, wire }: RefsField): Message | undefined {
  const lost = wire === 'text' && isIds(value) ? value.find((id) => /,|^\s|\s$/.test(String(id))) : undefined;
  return lost === undefined ? undefined : `${label}里「${lost}」的编号含有逗号或空格，这个接口存不了，请去掉它`;
}

export const refsKind: Kind<RefsField, readonly RecordId[]> = {
  column: true,
  narrowed: true,
  cell: {
    width: 'minmax(120px, 1fr)',
    cut: true,
    draw: (ids, field, { nameOf }) => someNames(ids, field, nameOf),
  },
  show: { draw: (ids = [], field, { nameOf }) => allNames(ids, field, nameOf) },
  filter,
  text: severalText<RefsField>(refText, (text, field, names) => names.idOf(field, text.trim())),
  codec: ({ ids, wire = 'list' }, { nest, opaque }) => references(ids === 'text' ? opaque : count, wire, nest),
  check: (value, field) => checkCount(value, field, '个') ?? checkCommas(value, field),
};
