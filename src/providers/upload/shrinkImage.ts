import { endingOf } from '#schemas/editorFiles.ts';
import { limits, rewrittenExtensions } from '#schemas/limits.ts';
import { type ImageFormat, readImageHeader } from './readImageHeader.ts';

type Encoding = 'image/png' | 'image/webp' | 'image/jpeg';

const QUALITY = 0.85;
const endings: Readonly<Record<Encoding, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * A picture no longer than 1600 px on its longer side, in a format the host keeps; small ones stay as they are.
 *
 * The browser turns it upright by its EXIF note on the way. One that moves, and what the browser cannot read, is given
 * back untouched. What is see-through stays so, unless it would not fit: then it stands on white. U4
 */
export async function shrinkImage(file: File): Promise<File> {
  const header = readImageHeader(new Uint8Array(await file.arrayBuffer()));
  if (!header || header.isAnimated) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, limits.imageLongerSidePx / Math.max(bitmap.width, bitmap.height));
  const { format } = header;
  const isKept = format !== 'heic' && format !== 'avif';
  if (isKept && scale === 1 && file.size <= limits.imageBytes) {
    bitmap.close();
    return rightlyNamed(file, format);
  }
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context ? named(file, await encode(context, format)) : file;
}

/** As light as it has to be: by the first way that fits, or else by the last. */
async function encode(context: OffscreenCanvasRenderingContext2D, format: ImageFormat): Promise<Blob> {
  for (const type of encodingsOf(format, format !== 'jpeg' && isSeeThrough(context))) {
    const blob = await context.canvas.convertToBlob({ type, quality: QUALITY });
    // A browser that cannot write WebP writes a PNG.
    if (blob.type === type && blob.size <= limits.imageBytes) return blob;
  }
  const { width, height } = context.canvas;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

/** How it is tried before it becomes a JPEG: a drawing stays one, and what is see-through does. */
function encodingsOf(format: ImageFormat, seeThrough: boolean): readonly Encoding[] {
  const isDrawing = format === 'png' || format === 'gif';
  if (seeThrough) return isDrawing ? ['image/png', 'image/webp'] : ['image/webp', 'image/png'];
  return isDrawing ? ['image/png'] : [];
}

function isSeeThrough(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

function named(file: File, blob: Blob): File {
  const type = blob.type === 'image/png' || blob.type === 'image/webp' ? blob.type : 'image/jpeg';
  return new File([blob], `${stemOf(file)}.${endings[type]}`, { type });
}

/** A JPEG that calls itself a HEIC would be refused for its name. */
const rightlyNamed = (file: File, format: ImageFormat): File =>
  rewrittenExtensions.some((ending) => ending === endingOf(file.name))
    ? new File([file], `${stemOf(file)}.${format.replace('jpeg', 'jpg')}`, { type: `image/${format}` })
    : file;

const stemOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '');
