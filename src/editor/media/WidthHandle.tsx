import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Placement } from './placement.ts';
import { drawnWidth, LEAST_PX, type Room, roomOf, steppedWidth, writtenWidth } from './resize.ts';
import './widthHandle.css';

interface Props {
  readonly media: RefObject<HTMLImageElement>;
  readonly placement: Placement;
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
export function WidthHandle({ media, placement, drawn, onDraw, onEnd }: Props) {
  const handle = useRef<HTMLButtonElement>(null);
  const from = useRef<{ readonly x: number; readonly room: Room }>();
  const [room, setRoom] = useState<Room>();

  function measure(): Room | undefined {
    const frame = handle.current?.parentElement;
    return media.current && frame ? roomOf(media.current, frame, placement) : undefined;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured again wherever it stands differently
  useLayoutEffect(() => setRoom(measure()), [placement, drawn]);

  function end() {
    from.current = undefined;
    const now = measure();
    if (drawn !== undefined && now) onEnd(writtenWidth(drawn, now, media.current?.naturalWidth ?? 0));
    onDraw(undefined);
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
    if (from.current) onDraw(drawnWidth(from.current.room, clientX - from.current.x));
  }
  function onKeyDown(event: KeyboardEvent) {
    const now = measure();
    const next = now && steppedWidth(drawn ?? now.px, event.key, now);
    if (next !== undefined) onDraw(next);
    else if (event.key === 'Escape' && drawn !== undefined) onDraw(undefined);
    else if (event.key === 'Enter') end();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const px = drawn ?? room?.px ?? 0;
  return (
    <button
      ref={handle}
      type="button"
      role="slider"
      aria-label="图片宽度"
      aria-valuemin={LEAST_PX}
      aria-valuemax={room?.most ?? px}
      aria-valuenow={px}
      aria-valuetext={`${px} 像素`}
      title="拖动改变宽度"
      className="width-handle"
      data-edge={room?.edge ?? 'right'}
      data-drawn={drawn === undefined ? undefined : `${px} px`}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = undefined;
        onDraw(undefined);
      }}
      onKeyDown={onKeyDown}
      onBlur={end}
    />
  );
}
