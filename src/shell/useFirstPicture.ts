import { notifyManager } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { takePictureDown } from './lastPicture.ts';
import type { Ahead } from './readAhead.ts';

/** How much of the page there is: nothing, all that frames the rows where nobody sees it, or what the merchant sees. */
export type Picture = 'none' | 'behind' | 'shown';

/**
 * When the page is drawn. What is known before the rows is made behind the scenes while they are on their way, without
 * being laid out or painted for nothing; then all is shown together. Rows that are late do not hold back the rest.
 */
export function useFirstPicture(ahead: Ahead | undefined): Picture {
  const [picture, setPicture] = useState<Picture>(ahead ? 'none' : 'shown');
  useEffect(() => {
    if (!ahead) return;
    const show = () => setPicture('shown');
    void ahead.frame.then(() => setPicture((now) => (now === 'none' ? 'behind' : now)));
    // Behind the scenes rows are drawn when the cache tells of them: shown after that, not before.
    void ahead.rows.then((whole) => (whole ? notifyManager.schedule(show) : startTransition(show)));
  }, [ahead]);
  // Before the browser paints: neither is seen without the other. 032
  useLayoutEffect(() => {
    if (picture === 'shown') takePictureDown();
  }, [picture]);
  return picture;
}
