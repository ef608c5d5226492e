import type { LocalStore } from '#providers/storage/createLocalStore.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** Something that was opened lately: what it is called and where it stands, and nothing of what is in it. */
export interface Recent {
  readonly group: string;
  readonly title: string;
  readonly about: readonly string[];
  readonly to: string;
}

/** More than these nobody looks through. */
const MOST = 12;

/** What this browser has kept of them, the newest first; whatever is not one is left out. */
export const readRecent = (kept: unknown): readonly Recent[] =>
  Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];

const isRecent = (kept: unknown): kept is Recent =>
  isRecord(kept) &&
  [kept.group, kept.title, kept.to].every((text) => typeof text === 'string') &&
  Array.isArray(kept.about) &&
  kept.about.every((text) => typeof text === 'string') &&
  // An address of our own, whoever wrote it.
  /^\/(?!\/)/.test(String(kept.to));

/** The newest stands first, and each but once. */
export const withRecent = (before: readonly Recent[], opened: Recent): readonly Recent[] =>
  [opened, ...before.filter(({ to }) => to !== opened.to)].slice(0, MOST);

/** A merchant is here: what another one has opened at this browser is not theirs to read. */
export function keepOnlyRecentOf(local: LocalStore, owner: string): void {
  for (const key of local.keys('recent.')) if (key !== `recent.${owner}`) local.remove(key);
}
