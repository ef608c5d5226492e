import type { Placement } from './placement.ts';

/** A picture narrower than a finger could not be taken hold of again. */
export const LEAST_PX = 24;

/** The room a picture has, and how it lies in it. */
export interface Room {
  /** How wide it is drawn. */
  readonly px: number;
  /** How wide the column is. */
  readonly most: number;
  /** Which of its edges is drawn at; the other one stays, or follows where it is centred. */
  readonly edge: 'left' | 'right';
  readonly isCentred: boolean;
}

const STEP_PX = 10;
const LEAP_PX = 100;

const between = (px: number, { most }: Room): number =>
  Math.round(Math.min(Math.max(px, LEAST_PX), Math.max(most, LEAST_PX)));

/** How wide it is once its edge was drawn so far to the right. */
export function drawnWidth(room: Room, moved: number): number {
  const outwards = room.edge === 'left' ? -moved : moved;
  return between(room.px + outwards * (room.isCentred ? 2 : 1), room);
}

const keys: Readonly<Record<string, (px: number, room: Room) => number>> = {
  ArrowRight: (px) => px + STEP_PX,
  ArrowUp: (px) => px + STEP_PX,
  ArrowLeft: (px) => px - STEP_PX,
  ArrowDown: (px) => px - STEP_PX,
  PageUp: (px) => px + LEAP_PX,
  PageDown: (px) => px - LEAP_PX,
  Home: () => LEAST_PX,
  End: (_, { most }) => most,
};

/** How wide a key makes it; undefined for a key that says nothing of it. https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
export function steppedWidth(px: number, key: string, room: Room): number | undefined {
  const next = keys[key]?.(px, room);
  return next === undefined ? undefined : between(next, room);
}

/** What is written down: a picture that fills its column here fills every other one, as far as it can. */
export const writtenWidth = (px: number, { most }: Room, naturalPx: number): number | undefined =>
  px >= most && naturalPx >= most ? undefined : px;

/** How much of its column it takes. */
export const percentOf = (px: number, { most }: Room): number => Math.round((px / Math.max(px, most, 1)) * 100);

/** The room of a picture in its line. @param frame what its line holds of it */
export function roomOf(media: HTMLElement, frame: HTMLElement, placement: Placement): Room {
  const line = frame.closest<HTMLElement>('[data-block]') ?? frame;
  const { paddingLeft, paddingRight } = getComputedStyle(line);
  const { textAlign } = getComputedStyle(frame.parentElement ?? frame);
  const isInLine = placement === 'none';
  const atRight = placement === 'right' || (isInLine && (textAlign === 'right' || textAlign === 'end'));
  return {
    px: Math.round(media.getBoundingClientRect().width),
    most: Math.floor(line.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
    edge: atRight ? 'left' : 'right',
    isCentred: placement === 'center' || (isInLine && textAlign === 'center'),
  };
}
