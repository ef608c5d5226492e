import type { Cell } from '../Cell.ts';
import type { ImageField, ImagesField } from '../Field.ts';

const THUMB_PX = 48;

/** The frame has its size before the picture is there: nothing moves when it arrives. */
const thumb = (address: string) =>
  address === '' ? (
    <span className="thumb" />
  ) : (
    <img className="thumb" src={address} alt="" width={THUMB_PX} height={THUMB_PX} loading="lazy" decoding="async" />
  );

export const imageCell: Cell<ImageField, string> = {
  width: '72px',
  draw: (value, _, { resolve }) => thumb(resolve(value ?? '')),
};

/** The first picture is the face of the record. */
export const imagesCell: Cell<ImagesField, readonly string[]> = {
  width: '72px',
  draw: (value, _, { resolve }) => thumb(resolve(value?.[0] ?? '')),
};
