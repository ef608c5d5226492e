import { useScope } from '#crud/data/useScope.ts';
import { useKept } from '#crud/views/useKept.ts';
import { isRecord } from '#schemas/codecs/isRecord.ts';

/** How far a printer is off, in millimetres: to the right and down. GD-D5 */
export interface LabelShift {
  readonly x: number;
  readonly y: number;
}

/** A printer that is off by more holds its paper askew. */
export const MOST_SHIFT = 10;

const asShift = (kept: unknown): number =>
  typeof kept === 'number' && Number.isFinite(kept) && Math.abs(kept) <= MOST_SHIFT ? kept : 0;

/** What this browser kept, whatever wrote it; anything unreadable is no shift. */
export const readShift = (kept: unknown): LabelShift =>
  isRecord(kept) ? { x: asShift(kept.x), y: asShift(kept.y) } : { x: 0, y: 0 };

/** The shift of this shop's printer at this browser, and how to keep another. */
export const useLabelShift = () => useKept(`labelShift.${useScope()}`, readShift);
