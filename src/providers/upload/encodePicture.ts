import { limits } from '#schemas/limits.ts';
import type { ImageFormat } from './readImageHeader.ts';

type Encoding = 'image/png' | 'image/webp' | 'image/jpeg';

const QUALITY = 0.85;
const endings: Readonly<Record<Encoding, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * What has been drawn, as a file named after the picture it comes from: as light as it has to be, by the first way that
 * fits, or else by the last. What is see-through stays so, unless it would not fit: then it stands on white. U4
 */
export async function encodePicture(
  context: OffscreenCanvasRenderingContext2D,
  format: ImageFormat,
  name: string,
): Promise<File> {
  for (const type of encodingsOf(format, format !== 'jpeg' && isSeeThrough(context))) {
    const blob = await context.canvas.convertToBlob({ type, quality: QUALITY });
    // A browser that cannot write WebP writes a PNG.
    if (blob.type === type && blob.size <= limits.imageBytes) return named(name, blob, type);
  }
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const type = 'image/jpeg';
  return named(name, await context.canvas.convertToBlob({ type, quality: QUALITY }), type);
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

const named = (name: string, blob: Blob, type: Encoding): File =>
  new File([blob], `${stemOf(name)}.${endings[type]}`, { type });

/** A file's name without its ending. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');
