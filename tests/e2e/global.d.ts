import type { AxeResults, ImpactValue, RunOptions } from 'axe-core';

declare global {
  /** Put into the page by the story that wants to know what moved in it, and when. */
  var moved: string[];
  /** How wide a dialog was in each picture of it, put there in the same way. */
  var widths: Set<number>;
  /** Put into the page by `barriers`. */
  var axe: {
    run(context: Document, options: RunOptions): Promise<AxeResults>;
    /** axe gives out its rules' names, and what each of them weighs nowhere else. */
    readonly _audit: { readonly rules: readonly { readonly id: string; readonly impact: ImpactValue }[] };
  };
}
