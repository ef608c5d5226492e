import * as z from 'zod/mini';
import { count } from './count.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** A calendar day `"2026-03-08"`, the same day in every time zone; days that do not exist are refused. Spec §9 */
export const day = z.string().check(
  z.regex(DAY),
  z.refine((value) => toDay(Date.parse(`${value}T00:00:00Z`)) === value),
);

/**
 * Epoch seconds on the wire, the UTC day they fall on in a record; back out as that day's first second.
 *
 * Read and written in UTC on purpose: a local midnight would shift the day east or west of Greenwich. B6
 */
export const utcDay = z.codec(count, day, {
  decode: (seconds) => toDay(seconds * 1000),
  encode: (value) => Date.parse(`${value}T00:00:00Z`) / 1000,
});

function toDay(ms: number): string {
  return Number.isFinite(ms) && Math.abs(ms) < 1e8 * DAY_MS ? new Date(ms).toISOString().slice(0, 10) : '';
}
