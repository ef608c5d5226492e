import { type RefObject, useContext, useEffect } from 'react';
import { PictureContext } from './PictureContext.ts';
import { isAtTop } from './scrolled.ts';
import type { Rows } from './TableRows.tsx';
import { whenIdle } from './whenIdle.ts';

type Needs = Pick<Rows, 'resource' | 'records' | 'selection' | 'menuFor'>;

/** Keeps the picture of a list whose declaration allows it, as it is found when it is opened: at its top, nothing ticked. 032 */
export function useKeepPicture(
  scroller: RefObject<HTMLElement>,
  { resource, records, selection, menuFor }: Needs,
): void {
  const { keep } = useContext(PictureContext);
  const untouched = (selection === undefined || selection.chosen.size === 0) && menuFor === undefined;
  const keeps = resource.list.remembered === true && untouched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another picture.
  useEffect(() => {
    if (!keeps) return undefined;
    return whenIdle(() => {
      if (isAtTop(scroller.current)) keep();
    });
  }, [keeps, keep, records, scroller]);
}
