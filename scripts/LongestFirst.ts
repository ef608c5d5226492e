import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Stories in which the most time goes by, the longest first. */
export const longest = [
  'tests/e2e/editorFuzz.e2e.ts',
  'tests/e2e/developing.e2e.ts',
  'tests/e2e/shell.e2e.ts',
  'tests/e2e/faults/formFaults.e2e.ts',
  'tests/e2e/library.e2e.ts',
  'tests/e2e/otherBrowsers/otherBrowsers.e2e.ts',
];

/**
 * Begins with what takes longest, so that none of two workers stands idle beside it at the end. Vitest does so by itself
 * where a run is remembered; in a fresh clone it goes by the size of a file, which says little of a story.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}

/** Those that are named stand in front in their order, the others behind them as they were. */
export const longestFirst = <File extends { readonly moduleId: string }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => placeOf(a) - placeOf(b));

function placeOf({ moduleId }: { readonly moduleId: string }): number {
  const place = longest.findIndex((path) => moduleId.endsWith(`/${path}`));
  return place === -1 ? longest.length : place;
}
