/** One of the apps that are measured side by side: where it lies and by what the meter finds its parts. */
export interface App {
  readonly name: string;
  /** Where its build lies, from the project's root. */
  readonly folder: string;
  /** The address of its list of goods. */
  readonly path: string;
  /** The same with so many goods in reach at once; left out where each would be drawn. */
  readonly whole?: (goods: number) => string;
  /** CSS selectors: a row; below it what scrolls (`html` for the window), a row's edit button, the form's first field. */
  readonly row: string;
  /** The same, of rows that can be pressed; left out where all can. */
  readonly live?: string;
  /** What its first row says. */
  readonly text: string;
  readonly scroller: string;
  readonly edit: string;
  readonly field: string;
}
