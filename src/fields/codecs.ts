import { type Codec, emptyAs, rowOf, spelled, structured } from '#schemas/codecs/structure.ts';
import type { FieldMap } from './Field.ts';
import type { Wire } from './Kind.ts';
import { kinds } from './kinds.ts';

/**
 * @param nest how lists and objects stand on this side of the wire. T2
 * @param nothing how null does: a form body has none.
 */
function wireOf(nest: Wire['nest'], nothing: null | '' = null): Wire {
  const wire: Wire = {
    nest,
    codecOf(field) {
      const { kind, nullable } = field;
      const codec = kinds[kind].codec?.(field, wire);
      return codec && nullable !== undefined ? emptyAs(codec, nullable === true ? nothing : nullable) : codec;
    },
    rowOf: (fields) => rowOf(codecsOf(fields, asThemselves), optionalIn(fields)),
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

const asThemselves = wireOf((codec) => codec);

/** How an answer holds these fields. */
export const heldCodecs = (fields: FieldMap): Record<string, Codec> => codecsOf(fields, wireOf(structured));

/** How a form body holds these fields; what the applet alone writes is not among them. T2 */
export const writtenCodecs = (fields: FieldMap): Record<string, Codec> =>
  codecsOf(Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => !readOnly)), wireOf(spelled, ''));
