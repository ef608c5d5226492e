import type { Attempt } from '#providers/http/IdempotentWrite.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** An SMS that was sent from this browser: when, to whom, how many; of its words only their hash is kept. GD-E14 */
export interface Sent {
  readonly groupon: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly hash: string;
  /** Phones it went to. */
  readonly count: number;
  /** Whether the applet has said so; else no answer came, and it may have gone out. */
  readonly sure: boolean;
  /** What it goes out under, for as long as no answer came: sent again it is the same attempt. N5 */
  readonly attempt?: Attempt;
}

/** Which group-buy, and which words. */
export type Words = Pick<Sent, 'groupon' | 'hash'>;

const VERSION = 1;
const MOST = 50;
const ASKS_WITHIN_MS = 10 * 60_000;

/** What this browser kept, whatever wrote it; what is unreadable is left out. */
export function readSent(kept: unknown): readonly Sent[] {
  if (!isRecord(kept) || kept.version !== VERSION || !Array.isArray(kept.sent)) return [];
  return kept.sent.filter(isSent);
}

/** The log as this browser keeps it. */
export const keptLog = (sent: readonly Sent[]) => ({ version: VERSION, sent });

/** The log with one more, the newest first; it stands in the place of an attempt with the same words, the oldest go. */
export const addSent = (log: readonly Sent[], sent: Sent): readonly Sent[] =>
  [sent, ...withoutAttempt(log, sent)].slice(0, MOST);

/** The log without an attempt whose end is known now: it never went out. */
export const withoutAttempt = (log: readonly Sent[], words: Words): readonly Sent[] =>
  log.filter((each) => each.sure || !isOf(words, each));

/** The attempts of a group-buy of which nobody knows whether they went out. N5 */
export const openAttempts = (log: readonly Sent[], groupon: number): readonly Sent[] =>
  log.filter((each) => each.groupon === groupon && !each.sure);

/**
 * When the same words went to the same group-buy within the last 10 minutes; whenever it was, if nobody knows whether they
 * arrived. GD-E14, N5
 */
export const sentAlike = (log: readonly Sent[], { at, ...words }: Words & Pick<Sent, 'at'>) =>
  log.find((each) => isOf(words, each) && (!each.sure || at - each.at < ASKS_WITHIN_MS));

/** 32 bits of FNV-1a and the length: enough to know the same words again, too little to read them. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${text.length}-${hash.toString(16)}`;
}

const isOf = ({ groupon, hash }: Words, each: Sent): boolean => each.groupon === groupon && each.hash === hash;

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  ['groupon', 'at', 'count'].every((name) => typeof value[name] === 'number') &&
  typeof value.hash === 'string' &&
  typeof value.sure === 'boolean' &&
  (value.attempt === undefined || isAttempt(value.attempt));

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && typeof value.id === 'string' && typeof value.print === 'string';
