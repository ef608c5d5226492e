import * as z from 'zod/mini';
import { count } from './count.ts';
import { DECIMAL } from './money.ts';
import { shiftPoint } from './shiftPoint.ts';

const DECIMALS_OF_CENTS = 2;

/** A whole number of the smallest unit on the wire, the amount as a decimal text in a record: `1250` is `"12.50"`. */
export const cents = z.codec(count, z.string().check(z.regex(DECIMAL)), {
  decode: (whole) => shiftPoint(String(whole), -DECIMALS_OF_CENTS),
  encode: (amount) => Number(shiftPoint(amount, DECIMALS_OF_CENTS)),
});
