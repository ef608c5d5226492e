import { type Codec, rowOf, spelled, structured } from '#schemas/codecs/structure.ts';
import type { FieldMap } from './Field.ts';
import type { Wire } from './Kind.ts';
import { kinds } from './kinds.ts';

/** @param nest how lists and objects stand on this side of the wire. T2 */
function wireOf(nest: Wire['nest'], json?: true): Wire {
  const wire: Wire = {
    nest,
    ...(json && { json }),
    codecOf: (field) => kinds[field.kind].codec?.(field, wire),
    rowOf: (fields) => rowOf(codecsOf(fields, json ? asJson : asThemselves), optionalIn(fields)),
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
const asThemselves = wireOf(itself);
const asJson = wireOf(itself, true);

/** How an answer holds these fields. */
export const heldCodecs = (fields: FieldMap): Record<string, Codec> => codecsOf(fields, wireOf(structured));

/** How a body holds these fields, a form's or JSON; what the applet alone writes is not among them. T2 */
export const writtenCodecs = (fields: FieldMap, { json }: { readonly json?: boolean } = {}): Record<string, Codec> =>
  codecsOf(
    Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => !readOnly)),
    json ? asJson : wireOf(spelled),
  );
