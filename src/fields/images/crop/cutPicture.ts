import { encodePicture } from '#providers/upload/encodePicture.ts';
import type { ImageFormat } from '#providers/upload/readImageHeader.ts';
import { endingOf } from '#schemas/editorFiles.ts';
import { limits } from '#schemas/limits.ts';
import { type Area, placeCrop, type Turns } from './placeCrop.ts';

interface Cut {
  readonly turns: Turns;
  /** Of the turned picture. */
  readonly area: Area;
  /** What the picture is called; its ending says how the part is written. */
  readonly name: string;
}

/**
 * A part of a picture as a file of its own, no longer than is sent.
 *
 * The picture itself is drawn, upright by its EXIF note, and no bitmap of all its pixels is made: a browser decodes no more
 * of a large photo than the canvas shows.
 * @throws Error where this device has no room for it, or the picture may not be read.
 */
export async function cutPicture(picture: HTMLImageElement, { turns, area, name }: Cut): Promise<File> {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { width, height, matrix } = placeCrop(size, turns, area, limits.imageLongerSidePx);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('Failed to cut a picture: there is no canvas.');
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(picture, 0, 0, size.width, size.height);
  return encodePicture(context, formatOf(name), name);
}

const formats: Readonly<Record<string, ImageFormat>> = {
  ...{ png: 'png', gif: 'gif', bmp: 'png', webp: 'webp', avif: 'avif' },
};

/** A drawing stays one; a photo is written as one, unless something of it is see-through. */
const formatOf = (name: string): ImageFormat => formats[endingOf(name)] ?? 'jpeg';
