import { isInstant } from '#schemas/codecs/instant.ts';
import { readDay } from '../day/readDay.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment as the clock on the wall shows it here: `2026-03-08 10:30`; what is none comes back as it is. */
export function localMinute(instant: string): string {
  if (!isInstant(instant)) return instant;
  const at = new Date(instant);
  return `${localDay(instant)} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The day it falls on here. */
export function localDay(instant: string): string {
  const at = new Date(instant);
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

const CLOCK = /^(.*?)(?:T|\s)\s*(\d{1,2})[:时](\d{2})分?$/;

/**
 * The moment a merchant typed, pasted or chose by the clock here, as ISO text: `2026/3/8 10:30`, `2026年3月8日 10:30`; a
 * day alone begins at midnight, ISO text with its zone is taken as it is. Undefined for anything else.
 */
export function readInstant(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim();
  if (isInstant(plain)) return plain;
  const [, written = plain, hour = '0', minute = '00'] = CLOCK.exec(plain) ?? [];
  const day = readDay(written);
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return new Date(`${day}T${two(Number(hour))}:${minute}`).toISOString();
}
