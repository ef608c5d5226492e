import { useMemo } from 'react';
import { kinds } from '#fields/kinds.ts';
import type { Refs } from '../data/useRefs.ts';
import type { ListState } from '../query/listUrl.ts';
import { fieldOf, type Resource } from '../Resource.ts';

/** How more is meant by what is chosen in a field than that itself: all that belongs to it. */
export const widenerOf = (resource: Resource, name: string) => kinds[fieldOf(resource, name).kind].filter?.widen;

/** The state of a list with all that is meant by its conditions: nothing is asked before that is known. */
export const useMeant = (resource: Resource, state: ListState, { forestOf }: Refs) =>
  useMemo(() => {
    let waits = false;
    const filters = { ...state.filters };
    for (const name in filters) {
      const widen = widenerOf(resource, name);
      if (!widen) continue;
      const forest = forestOf(fieldOf(resource, name));
      if (forest) filters[name] = widen(filters[name], forest);
      else waits = true;
    }
    const meant: ListState = { ...state, filters };
    return { meant, waits };
  }, [resource, state, forestOf]);
