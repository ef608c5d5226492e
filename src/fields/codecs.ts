import { code } from '#schemas/codecs/code.ts';
import { count } from '#schemas/codecs/count.ts';
import { flag } from '#schemas/codecs/flag.ts';
import { money } from '#schemas/codecs/money.ts';
import {
  anything,
  type Codec,
  eitherOf,
  listOf,
  objectOf,
  oneOf,
  spelled,
  structured,
} from '#schemas/codecs/structure.ts';
import { text } from '#schemas/codecs/text.ts';
import { day } from '#schemas/codecs/utcDay.ts';
import { block } from '#schemas/entities/block.ts';
import type { AnyField, ChoiceField, ConstantField, FieldKind, FieldMap, ListField, UnionField } from './Field.ts';

/** How lists and objects stand on this side of the wire: as themselves, or as JSON in a string. T2 */
type Nest = (codec: Codec) => Codec;

/**
 * How a field stands on the wire where no endpoint row of the applet says so. Absent: it never crosses.
 *
 * A method, so that codecs of all kinds fit one table.
 */
interface WireShape<Field = AnyField> {
  codec?(field: Field, nest: Nest): Codec;
}

const plain = (codec: Codec): WireShape => ({ codec: () => codec });
const nested = (codec: Codec): WireShape => ({ codec: (_, nest) => nest(codec) });
/** Inside of JSON nothing is spelled as JSON again. */
const asItself: Nest = (codec) => codec;

const choice: WireShape<ChoiceField> = {
  codec({ options }) {
    const values = options.map(({ value }) => value);
    return values.every((value) => typeof value === 'number') ? code(values) : oneOf(values);
  },
};
const list: WireShape<ListField> = {
  codec: ({ of }, nest) => nest(listOf(objectOf(codecsOf(of, asItself), optionalIn(of)))),
};
const union: WireShape<UnionField> = {
  codec: ({ variants }, nest) =>
    eitherOf(Object.values(variants).flatMap((field) => wireShapes[field.kind].codec?.(field, nest) ?? [])),
};
const constant: WireShape<ConstantField> = {
  codec: ({ value }) => (typeof value === 'number' ? code([value]) : oneOf([value])),
};

/** Every kind answers for itself; a missing one does not compile. */
const wireShapes: Readonly<Record<FieldKind, WireShape>> = {
  text: plain(text),
  textarea: plain(text),
  phone: plain(text),
  url: plain(text),
  int: plain(count),
  money: plain(money),
  choice,
  switch: plain(flag),
  tags: nested(listOf(text)),
  ref: plain(count),
  city: plain(count),
  day: plain(day),
  dayRange: {},
  image: plain(text),
  images: nested(listOf(text)),
  file: plain(text),
  video: plain(text),
  blocks: nested(listOf(block)),
  richText: plain(text),
  list,
  union,
  kept: plain(anything),
  constant,
  computed: {},
};

const codecsOf = (fields: FieldMap, nest: Nest): Record<string, Codec> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const codec = wireShapes[field.kind].codec?.(field, nest);
      return codec ? [[name, codec]] : [];
    }),
  );

const optionalIn = (fields: FieldMap): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => fields[name]?.required === undefined));

/** How an answer holds these fields. */
export const heldCodecs = (fields: FieldMap): Record<string, Codec> => codecsOf(fields, structured);

/** How a form body holds these fields; what the applet alone writes is not among them. T2 */
export const writtenCodecs = (fields: FieldMap): Record<string, Codec> =>
  codecsOf(Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => !readOnly)), spelled);
