import { cents } from '#schemas/codecs/cents.ts';
import { emptyAs } from '#schemas/codecs/emptyAs.ts';
import { flag, yesOrNo } from '#schemas/codecs/flag.ts';
import { opaque } from '#schemas/codecs/opaque.ts';
import { type Codec, rowOf, spelled, structured } from '#schemas/codecs/structure.ts';
import type { FieldMap } from './Field.ts';
import type { Wire } from './Kind.ts';
import { kinds } from './kinds.ts';

/**
 * @param nest how lists and objects stand on this side of the wire. T2
 * @param words yes and no are words of their own rather than 1 and 0.
 * @param nothing how null does: a form body has none.
 */
function wireOf(nest: Wire['nest'], words: boolean, nothing: null | '' = null): Wire {
  const wire: Wire = {
    nest,
    ...{ cents, opaque, yesOrNo: words ? yesOrNo : flag },
    codecOf(field) {
      const { kind, nullable } = field;
      const codec = kinds[kind].codec?.(field, wire);
      return codec && nullable !== undefined ? emptyAs(codec, nullable === true ? nothing : nullable) : codec;
    },
    rowOf: (fields) => rowOf(codecsOf(fields, wireOf(itself, words)), optionalIn(fields)),
  };
  return wire;
}

const codecsOf = (fields: FieldMap, { codecOf }: Wire): Record<string, Codec> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const codec = codecOf(field);
      return codec ? [[name, codec]] : [];
    }),
  );

const optionalIn = (fields: FieldMap): ReadonlySet<string> =>
  new Set(Object.keys(fields).filter((name) => fields[name]?.required === undefined));

const itself = (codec: Codec): Codec => codec;

/** How an applet spells what its fields hold. */
interface Spelling {
  /** Yes and no are `true` and `false`. */
  readonly words?: boolean;
  /** Lists and objects are sent as themselves; left out, as JSON in a text. T2 */
  readonly nested?: boolean;
  /** The body is a form, which has no null; left out, it is. */
  readonly form?: boolean;
}

/** How an answer holds these fields. */
export const heldCodecs = (fields: FieldMap, { words = false }: Spelling = {}): Record<string, Codec> =>
  codecsOf(fields, wireOf(structured, words));

/** How a body holds these fields; what the applet alone writes is not among them. */
export const writtenCodecs = (
  fields: FieldMap,
  { words = false, nested, form = true }: Spelling = {},
): Record<string, Codec> =>
  codecsOf(
    Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => !readOnly)),
    wireOf(nested ? itself : spelled, words, form ? '' : null),
  );
