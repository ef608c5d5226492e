import { endingOf } from '#schemas/editorFiles.ts';
import { limits } from '#schemas/limits.ts';
import { type Area, placeCrop, type Turns } from './placeCrop.ts';

const QUALITY = 0.9;
const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' };

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
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Failed to cut a picture: there is no canvas.');
  const type = encodingOf(name);
  if (type === 'image/jpeg') {
    // What is see-through after all would come out black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.setTransform(...matrix);
  context.drawImage(picture, 0, 0, size.width, size.height);
  // A browser that cannot write WebP writes a PNG.
  const blob = await canvas.convertToBlob({ type, quality: QUALITY });
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.${endings[blob.type] ?? 'png'}`, { type: blob.type });
}

/** What may be see-through stays so; a photo is written as one. */
function encodingOf(name: string): string {
  const ending = endingOf(name);
  if (ending === 'webp' || ending === 'avif') return 'image/webp';
  return ending === 'png' || ending === 'gif' || ending === 'bmp' ? 'image/png' : 'image/jpeg';
}
