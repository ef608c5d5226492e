import { fold } from '#schemas/text/fold.ts';

/** What a number may be set apart by: `+1 (604) 555-0101`, `604.555.0101`. */
const APART = /[\s+\-().]/g;

/** A phone number as it is dialled, whatever it is set apart by: two of them are compared so. OR-E2 */
export const digitsOf = (text: string): string => fold(text).replace(APART, '');
