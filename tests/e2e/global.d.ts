import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  /** Put into the page by the story that wants to know what moved in it, and when. */
  var moved: string[];
  /** How wide a dialog was in each picture of it, put there in the same way. */
  var widths: Set<number>;
  /** Put into the page by `barriers`. */
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}
