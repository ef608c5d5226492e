import { limits } from '#schemas/limits.ts';

const JPEG_QUALITY = 0.85;

/**
 * A picture no longer than 1600 px on its longer side; small ones and moving ones (GIF) stay as they are.
 *
 * The browser turns it upright by its EXIF note on the way. What it cannot read is given back untouched, for the
 * file host to judge. U4
 */
export async function shrinkImage(file: File): Promise<File> {
  if (file.type === 'image/gif' || !file.type.startsWith('image/')) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!bitmap) return file;
  const scale = Math.min(1, limits.imageLongerSidePx / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size <= limits.imageBytes) return file;
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // PNG keeps what is see-through, unless it would not fit.
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const small = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  const fits = small.size <= limits.imageBytes;
  const blob = fits ? small : await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${extension}`, { type: blob.type });
}
