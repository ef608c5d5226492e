import { createContext } from 'react';

/** There where tools stand in the menu 更多, with a word each. */
export interface More {
  /** Something was chosen. */
  readonly onChosen: () => void;
}

export const MoreContext = createContext<More | null>(null);
