import { useMemo } from 'react';
import { kinds } from '#fields/kinds.ts';
import type { Refs } from '../data/useRefs.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import type { ListState } from './url/listUrl.ts';

/** How more is meant by what is chosen in a field than that itself: all that belongs to it. */
export const widenerOf = (resource: Resource, name: string) => kinds[fieldOf(resource, name).kind].filter?.widen;

/** The state of a list with all that is meant by its conditions: nothing is asked before that is known. */
export const useMeant = (resource: Resource, state: ListState, { forestOf }: Refs) =>
  useMemo(() => {
    let waits = false;
    const filters = Object.entries(state.filters).map(([name, asked]) => {
      const widen = widenerOf(resource, name);
      const forest = widen && forestOf(fieldOf(resource, name));
      if (widen && !forest) waits = true;
      return [name, forest ? widen?.(asked, forest) : asked];
    });
    const meant: ListState = { ...state, filters: Object.fromEntries(filters) };
    return { meant, waits };
  }, [resource, state, forestOf]);
