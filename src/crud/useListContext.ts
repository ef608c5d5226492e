import { createContext, useContext } from 'react';
import type { List } from './list/useList.ts';

/** The list a screen shows, for everything that is drawn of it. */
export const ListContext = createContext<List | undefined>(undefined);

/**
 * The list this is drawn in.
 *
 * @throws Error outside of a list's screen.
 */
export function useListContext(): List {
  const list = useContext(ListContext);
  if (!list) throw new Error('Failed to find the list: this is drawn outside of a ListScreen.');
  return list;
}
