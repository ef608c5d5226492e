import * as z from 'zod/mini';
import { type Codec, listOf } from './structure.ts';

/** How several ids stand on the wire: `[3, 7]`, `"3,7"`, or `[{ "id": 3 }, { "id": 7 }]`. */
export type ReferencesWire = 'list' | 'text' | 'rows';

/** A list of ids in a record, whichever way it stands on the wire; of rows nothing but the ids is read, and sent. */
export function references(id: Codec, wire: ReferencesWire, nest: (codec: Codec) => Codec): Codec {
  if (wire === 'text') {
    return z.codec(z.string(), z.array(id), {
      decode: (text) =>
        text
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      encode: (ids) => ids.join(','),
    });
  }
  if (wire === 'list') return nest(listOf(id));
  const rows = z.codec(z.array(z.looseObject({ id: z.unknown() })), z.array(id), {
    decode: (rows) => rows.map((row) => row.id),
    encode: (ids) => ids.map((each) => ({ id: each })),
  });
  return nest(rows);
}
