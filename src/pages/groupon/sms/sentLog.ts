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
}

const VERSION = 1;
const MOST = 50;
const ASKS_WITHIN_MS = 10 * 60_000;

/** What this browser kept, whatever wrote it; what is unreadable is left out. */
export function readSent(kept: unknown): readonly Sent[] {
  if (!isRecord(kept) || kept.version !== VERSION || !Array.isArray(kept.sent)) return [];
  return kept.sent.filter(isSent);
}

/** The log with one more, the newest first; the oldest go. */
export const addSent = (log: readonly Sent[], sent: Sent) => ({
  version: VERSION,
  sent: [sent, ...log].slice(0, MOST),
});

/** When the same words went to the same group-buy within the last 10 minutes. GD-E14 */
export const sentAlike = (log: readonly Sent[], { groupon, hash, at }: Omit<Sent, 'count' | 'sure'>) =>
  log.find((each) => each.groupon === groupon && each.hash === hash && at - each.at < ASKS_WITHIN_MS);

/** 32 bits of FNV-1a and the length: enough to know the same words again, too little to read them. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `${text.length}-${hash.toString(16)}`;
}

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  ['groupon', 'at', 'count'].every((name) => typeof value[name] === 'number') &&
  typeof value.hash === 'string' &&
  typeof value.sure === 'boolean';
