import { useSyncExternalStore } from 'react';

const query = () => matchMedia('(max-width: 767px)');

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is too narrow for a table: rows become cards. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
