import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { importAgain } from '#schemas/late/importAgain.ts';
import type { SortedSlotsProps } from './SortedSlots.tsx';

type Module = typeof import('./SortedSlots.tsx');

const isIt = (module: object): module is Module => 'SortedSlots' in module;

/**
 * What sorts the pictures of a list; it comes with the second one, and no sooner.
 *
 * Undefined before, and where it cannot be fetched: pictures are there all the same, and the next one asks for it again.
 * As it draws them anew, it waits until the merchant has left them: `settle` is for when that may be. A press begun on a
 * button drawn before would be lost; not every browser puts the focus on what a mouse presses.
 */
export function useSortedSlots(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const arrived = useRef<ComponentType<SortedSlotsProps>>();
  const tries = useRef(0);
  const [Sorted, setSorted] = useState<ComponentType<SortedSlotsProps>>();
  const settle = useCallback(() => {
    if (!list.current?.querySelector('button:focus, button:active')) setSorted(() => arrived.current);
  }, []);

  const wanted = Sorted || count < 2 ? 0 : count;
  useEffect(() => {
    if (wanted === 0) return;
    let isWanted = true;
    const load = () => import('./SortedSlots.tsx');
    importAgain<Module>({ load, isIt, tries: tries.current }).then(
      ({ SortedSlots }) => {
        arrived.current = SortedSlots;
        if (isWanted) settle();
      },
      () => {
        tries.current += 1;
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, settle]);
  return { list, Sorted, settle };
}
