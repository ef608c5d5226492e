import * as z from 'zod/mini';
import { count } from './count.ts';

/** How a moment stands on the wire: seconds or milliseconds since 1970, or ISO text with its zone. */
export type InstantWire = 'seconds' | 'milliseconds' | 'iso';

/** With its zone: a time without one is another moment in each place. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Whether a text is a moment: ISO, with its zone. */
export const isInstant = (text: string): boolean => ISO.test(text) && Number.isFinite(Date.parse(text));

const instantText = z.string().check(z.refine(isInstant));

const epoch = (unit: number) =>
  z.codec(count, instantText, {
    decode: (wire) => isoOf(wire * unit),
    encode: (text) => Math.floor(Date.parse(text) / unit),
  });

const SECOND_MS = 1000;
const codecs: Readonly<Record<InstantWire, z.ZodMiniType>> = {
  seconds: epoch(SECOND_MS),
  milliseconds: epoch(1),
  iso: instantText,
};

/** A moment as ISO text in a record, e.g. `2026-03-08T18:30:00.000Z`, the same in every zone. */
export const instant = (wire: InstantWire) => codecs[wire];

/** Beyond this no calendar counts. */
const LAST_MS = 8.64e15;
const isoOf = (ms: number): string => (Math.abs(ms) <= LAST_MS ? new Date(ms).toISOString() : '');
