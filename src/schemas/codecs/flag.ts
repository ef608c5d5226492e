import * as z from 'zod/mini';

const wire = z.union([z.literal([0, 1, '0', '1']), z.boolean()]);
const isYes = (wire: 0 | 1 | '0' | '1' | boolean): boolean => wire === true || wire === 1 || wire === '1';

/** A yes or no: 1/0, "1"/"0" or true/false on the wire; a boolean in a record; 1/0 on the way out. Spec §3 */
export const flag = z.codec(wire, z.boolean(), { decode: isYes, encode: (value) => (value ? 1 : 0) });

/** The same where yes and no are words: `true` and `false` on the way out. */
export const yesOrNo = z.codec(wire, z.boolean(), { decode: isYes, encode: (value) => value });
