import type { Resource } from '../../Resource.ts';

/** Keys that are pressed together, or one after the other. */
export interface PageKeys {
  readonly keys: readonly string[];
  readonly says: string;
}

/** Leads elsewhere, with the letter of a resource behind it. */
export const GO = 'g';
/** The letter of the home page. */
export const HOME = 'h';

/** What is heard on every page, as the help shows it. */
export const pageKeys = (resources: readonly Pick<Resource, 'goKey' | 'label'>[]): readonly PageKeys[] => [
  { keys: ['Ctrl', 'K'], says: '在所有店铺中找' },
  { keys: [GO, HOME], says: '去首页' },
  ...resources.flatMap(({ goKey, label }) => (goKey ? [{ keys: [GO, goKey], says: `去${label}` }] : [])),
];
