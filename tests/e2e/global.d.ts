import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  /** Put into the page by the story that wants to know what moved in it, and when. */
  var moved: string[];
  /** Put into the page by `barriers`. */
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}
