import * as z from 'zod/mini';
import type { Codec } from './structure.ts';

/** Whether a codec has a spelling for a value. */
export const encodes = (codec: Codec, value: unknown): boolean => z.safeEncode(codec, value).success;
