import type { Cell, CellContext } from '../Cell.ts';
import type { ImageField, ImagesField } from '../Field.ts';

const THUMB_PX = 48;

/**
 * The frame has its size before the picture is there: nothing moves when it arrives. The table hears the press by
 * `data-picture`, the address of what is to be seen in full.
 */
const thumb = (path: string, { resolve, thumbnail = resolve }: CellContext) =>
  path === '' ? (
    <span className="thumb" />
  ) : (
    <button type="button" className="thumb-button" data-picture={resolve(path)} aria-label="看大图">
      <img
        className="thumb"
        src={thumbnail(path)}
        alt=""
        width={THUMB_PX}
        height={THUMB_PX}
        loading="lazy"
        decoding="async"
      />
    </button>
  );

export const imageCell: Cell<ImageField, string> = {
  width: '72px',
  draw: (value, _, context) => thumb(value ?? '', context),
};

/** The first picture is the face of the record. */
export const imagesCell: Cell<ImagesField, readonly string[]> = {
  width: '72px',
  draw: (value, _, context) => thumb(value?.[0] ?? '', context),
};
