import { moveBlocks, placeOf, type Way } from '../commands/moveBlocks.ts';
import type { Toolbar } from '../tool/ToolbarContext.ts';

/** Where a block stands now, as it is told. */
export const placeText = ([place, all]: readonly [place: number, all: number]): string =>
  `已移到第 ${place} 段，共 ${all} 段`;

/** Moves what is selected past its neighbour, and tells where it stands then. E10 */
export const moveByKeys =
  (way: Way) =>
  ({ run, say }: Pick<Toolbar, 'run' | 'say'>): void =>
    run((state) => {
      const next = moveBlocks(state, way);
      const edge = way === 'up' ? '已经是第一段' : '已经是最后一段';
      say(next === state ? edge : placeText(placeOf(next, next.getSelection().getStartKey())));
      return next;
    });
