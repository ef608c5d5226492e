import { endingOf } from '#schemas/editorFiles.ts';
import { limits, rewrittenExtensions } from '#schemas/limits.ts';
import { encodePicture, stemOf } from './encodePicture.ts';
import { type ImageFormat, readImageHeader } from './readImageHeader.ts';

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
  return context ? encodePicture(context, format, file.name) : file;
}

/** A JPEG that calls itself a HEIC would be refused for its name. */
const rightlyNamed = (file: File, format: ImageFormat): File =>
  rewrittenExtensions.some((ending) => ending === endingOf(file.name))
    ? new File([file], `${stemOf(file.name)}.${format.replace('jpeg', 'jpg')}`, { type: `image/${format}` })
    : file;
