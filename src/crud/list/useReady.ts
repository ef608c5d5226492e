import { startTransition, useContext, useEffect, useState } from 'react';
import { PictureContext } from './PictureContext.ts';

/**
 * Whether rows that are there may be drawn: at once while nobody sees the page, else in slices, so that what is pressed
 * meanwhile does not wait for all of them.
 */
export function useReady(loading: boolean): boolean {
  const { behind } = useContext(PictureContext);
  const [ready, setReady] = useState(!loading);
  if (loading ? ready : behind.current && !ready) setReady(!loading);
  useEffect(() => {
    if (!loading && !ready) startTransition(() => setReady(true));
  }, [loading, ready]);
  return ready && !loading;
}
