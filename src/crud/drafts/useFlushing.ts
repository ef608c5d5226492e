import { useEffect, useLayoutEffect } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { openForms } from './ownDrafts.ts';

/** Writes down what is typed when the page is put away or left, when its form closes, and before a logout asks. */
export function useFlushing(flush: () => void): void {
  const { local } = useProviders();
  useEffect(() => {
    const putAway = () => {
      if (document.visibilityState !== 'visible') flush();
    };
    const open = openForms(local);
    open.add(flush);
    document.addEventListener('visibilitychange', putAway);
    addEventListener('pagehide', flush);
    return () => {
      open.delete(flush);
      document.removeEventListener('visibilitychange', putAway);
      removeEventListener('pagehide', flush);
    };
  }, [flush, local]);

  // Before the inputs are gone with what they still hold back. A 403 leads out of here, too. T5
  useLayoutEffect(() => flush, [flush]);
}
