import type { ReactElement } from 'react';

/** `first`: in the one row a phone has room for; `more`: seldom used, in the menu 更多. */
export type Place = 'first' | 'more';

/** One thing on the toolbar: a button, a menu, whatever is pressed. */
export interface Tool {
  /** What it is called on the screen; no two are called the same. */
  readonly name: string;
  /** Where it stands, if not with the others. */
  readonly place?: Place;
  /** A `ToolButton` of that name, and what opens from it; what stands in 更多 opens nothing but choices. */
  readonly control: ReactElement;
}

/** Tools that stand together, e.g. those that insert something. */
export interface ToolGroup {
  readonly name: string;
  readonly tools: readonly Tool[];
}
