import * as z from 'zod/mini';

/** A yes or no: 1/0, "1"/"0" or true/false on the wire; a boolean in a record; 1/0 on the way out. Spec §3 */
export const flag = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()]), z.boolean(), {
  decode: (wire) => wire === true || wire === 1 || wire === '1',
  encode: (value) => (value ? 1 : 0),
});

/** The same in JSON that knows yes and no: a boolean on the way out. */
export const yesOrNo = z.codec(z.union([z.literal([0, 1, '0', '1']), z.boolean()]), z.boolean(), {
  decode: (wire) => wire === true || wire === 1 || wire === '1',
  encode: (value) => value,
});
