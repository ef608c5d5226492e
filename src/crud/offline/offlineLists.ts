import { isRecord } from '#schemas/codecs/isRecord.ts';

/** A list as it was read last, spelled out for a page that can ask nobody. */
export interface OfflineList {
  /** Its address, by which it is told from all others. */
  readonly to: string;
  /** Whose it is; `''` for what is everyone's. */
  readonly shop: string;
  readonly title: string;
  /** How many rows there are: `共 12 条`. */
  readonly count: string;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
  readonly columns: readonly OfflineColumn[];
  readonly rows: readonly (readonly string[])[];
}

const VERSION = 1;

interface OfflineColumn {
  readonly heading: string;
  /** Numbers stand to the right. */
  readonly end: boolean;
}

/** What is kept for one merchant. */
export const writeOfflineLists = (owner: string, lists: readonly OfflineList[]) => ({ version: VERSION, owner, lists });

/** What this browser kept, whatever wrote it. @param owner left out, whoever's it is */
export function readOfflineLists(kept: unknown, owner?: string): readonly OfflineList[] {
  if (!isRecord(kept) || kept.version !== VERSION || !Array.isArray(kept.lists)) return [];
  return owner === undefined || kept.owner === owner ? kept.lists.filter(isOfflineList) : [];
}

const isOfflineList = (value: unknown): value is OfflineList =>
  isRecord(value) &&
  [value.to, value.shop, value.title, value.count].every((text) => typeof text === 'string') &&
  typeof value.at === 'number' &&
  Array.isArray(value.columns) &&
  value.columns.every((column) => isRecord(column) && typeof column.heading === 'string') &&
  Array.isArray(value.rows) &&
  value.rows.every(isTexts);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
