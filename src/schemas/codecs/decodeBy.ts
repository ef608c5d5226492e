import * as z from 'zod/mini';
import { count } from './count.ts';
import type { Codec } from './structure.ts';

/** A value as a record holds it; undefined for one that does not fit its codec. */
export const decodeBy = (codec: Codec, wire: unknown): unknown => z.safeDecode(codec, wire).data;

/** A whole number as a call spells it; undefined for what is none. */
export const countIn = (text: string | undefined): number | undefined => z.safeDecode(count, text ?? '').data;
