import { startTransition, useEffect, useState } from 'react';

/** Whether rows that are there may be drawn: in slices, so that what is pressed meanwhile does not wait for all of them. */
export function useReady(loading: boolean): boolean {
  const [ready, setReady] = useState(!loading);
  if (loading && ready) setReady(false);
  useEffect(() => {
    if (!loading && !ready) startTransition(() => setReady(true));
  }, [loading, ready]);
  return ready && !loading;
}
