import { useLayoutEffect, useRef } from 'react';
import { areaIn, placeCrop, sizeTurned, type Turns, widestFrame } from './placeCrop.ts';

interface Props {
  readonly picture: HTMLImageElement;
  readonly turns: Turns;
}

/** As sharp as a stage shows it, on screens of two pixels each. */
const LONGEST_PX = 1120;

/** A picture as it lies once it is turned; drawn no larger than it is seen, and what is cut is cut from the picture itself. */
export function TurnedPicture({ picture, turns }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const size = { width: picture.naturalWidth, height: picture.naturalHeight };
    const seen = sizeTurned(size, turns);
    const { width, height, matrix } = placeCrop(size, turns, areaIn(widestFrame(seen), seen), LONGEST_PX);
    Object.assign(context.canvas, { width, height });
    context.imageSmoothingQuality = 'high';
    context.setTransform(...matrix);
    context.drawImage(picture, 0, 0, size.width, size.height);
  }, [picture, turns]);
  return <canvas ref={canvas} />;
}
