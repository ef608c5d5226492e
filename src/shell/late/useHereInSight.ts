import { useEffect } from 'react';
import { onIdle } from '#crud/onIdle.ts';

const show = () => document.querySelector('.menu .active')?.scrollIntoView({ block: 'nearest' });

/** In a long menu, brings the line of the open page into sight; the group it stands in may have to unfold before. R6 */
export function useHereInSight(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: on every page another line is lit up
  useEffect(() => onIdle(show), [pathname]);
}
