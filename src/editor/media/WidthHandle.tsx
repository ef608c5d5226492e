import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Placement } from './placement.ts';
import { drawnWidth, LEAST_PX, percentOf, type Room, roomOf, steppedWidth, writtenWidth } from './resize.ts';
import './widthHandle.css';

interface Props {
  readonly media: RefObject<HTMLImageElement>;
  readonly placement: Placement;
  /** As it is written down. */
  readonly width: number | undefined;
  /** As it is being drawn; undefined while nobody draws. */
  readonly drawn: number | undefined;
  /** Shows it so wide; undefined as it was. */
  readonly onDraw: (px: number | undefined) => void;
  /** Writes it down; undefined lets it be as wide as there is room. */
  readonly onEnd: (px: number | undefined) => void;
}

/**
 * The edge of a picture, drawn by mouse or finger, or moved by the arrow keys: it is shown at once and written down when
 * it is let go of or left, so that it is one step of undo. Esc takes it back.
 */
export function WidthHandle({ media, placement, width, drawn, onDraw, onEnd }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const from = useRef<{ readonly x: number; readonly room: Room }>();
  // Known at once: it may be let go of before the last move was drawn.
  const last = useRef<number>();
  const [room, setRoom] = useState<Room>();

  function measure(): Room | undefined {
    const frame = handle.current?.parentElement;
    return media.current && frame ? roomOf(media.current, frame, placement) : undefined;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured again wherever it stands differently
  useLayoutEffect(() => setRoom(measure()), [placement, width, drawn]);

  function draw(px: number | undefined) {
    last.current = px;
    onDraw(px);
  }
  function giveUp() {
    from.current = undefined;
    draw(undefined);
  }
  function end() {
    const [px, now] = [last.current, measure()];
    if (px !== undefined && now) onEnd(writtenWidth(px, now, media.current?.naturalWidth ?? 0));
    giveUp();
  }
  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    const now = measure();
    if (event.button !== 0 || !now) return;
    // Nothing is chosen with the mouse meanwhile, neither text nor the picture.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, room: now };
  }
  function onPointerMove({ clientX }: PointerEvent) {
    if (from.current) draw(drawnWidth(from.current.room, clientX - from.current.x));
  }
  function onKeyDown(event: KeyboardEvent) {
    const now = measure();
    const next = now && steppedWidth(last.current ?? now.px, event.key, now);
    if (next !== undefined) draw(next);
    else if (event.key === 'Escape' && last.current !== undefined) giveUp();
    else if (event.key === 'Enter') end();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const px = drawn ?? room?.px ?? 0;
  const percent = room ? percentOf(px, room) : 100;
  return (
    <button
      ref={handle}
      type="button"
      role="slider"
      aria-label="图片宽度"
      aria-valuemin={LEAST_PX}
      aria-valuemax={room?.most ?? px}
      aria-valuenow={px}
      aria-valuetext={`${px} 像素，占 ${percent}%`}
      title="拖动改变宽度"
      className="width-handle"
      data-edge={room?.edge ?? 'right'}
      data-drawn={drawn === undefined ? undefined : `${px} px · ${percent}%`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={giveUp}
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  );
}
