import type { ReactElement } from 'react';

/** One thing on the toolbar: a button, a menu, whatever is pressed. */
export interface Tool {
  /** What it is called on the screen; no two are called the same. */
  readonly name: string;
  /** It stands in the one row a phone has room for. */
  readonly first?: boolean;
  /** A `ToolButton` of that name, and what opens from it. */
  readonly control: ReactElement;
}

/** Tools that stand together, e.g. those that insert something. */
export interface ToolGroup {
  readonly name: string;
  readonly tools: readonly Tool[];
}
