import { mediaHook } from '#ui/mediaHook.ts';
import { useKept } from './useKept.ts';

/** How close together the rows of all lists stand, as this merchant wants them in this browser. */
export type Density = 'comfortable' | 'compact';

const readDensity = (kept: unknown): Density => (kept === 'compact' ? kept : 'comfortable');

/** What was chosen, and the choosing; it holds at once, for every list. GL-E9 */
export const useDensity = () => useKept('density', readDensity);

/** A phone held sideways has no height to give away. */
const useLowest = mediaHook('(max-height: 500px)');

/** Whether rows stand close together: by choice, or for want of room. */
export function useDense(): boolean {
  const [density] = useDensity();
  const lowest = useLowest();
  return lowest || density === 'compact';
}
