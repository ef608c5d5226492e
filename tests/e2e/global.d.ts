import type { AxeResults, RunOptions } from 'axe-core';

declare global {
  /** Put into the page by `barriers`. */
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}
