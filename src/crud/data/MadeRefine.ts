import type { DataProvider, RefineProps } from '@refinedev/core';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** refine, made from the declarations: what it is given, and the two of its parts that are used without it. */
export interface MadeRefine {
  readonly props: RefineProps;
  readonly queryClient: QueryClient;
  readonly dataProvider: DataProvider;
}

export const MadeRefineContext = createContext<MadeRefine | null>(null);

/** @throws Error outside of a `RecordsProvider`. */
export function useMadeRefine(): MadeRefine {
  const made = useContext(MadeRefineContext);
  if (!made) throw new Error('Failed to find the records: wrap the screen in RecordsProvider.');
  return made;
}

/**
 * The way to the records, as refine has it; its own hook comes with all of refine. 035
 *
 * @throws Error outside of a `RecordsProvider`.
 */
export const useDataProvider = (): DataProvider => useMadeRefine().dataProvider;
