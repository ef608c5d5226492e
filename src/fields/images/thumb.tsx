import type { CellContext } from '../Cell.ts';

const THUMB_PX = 48;

/**
 * The frame has its size before the picture is there: nothing moves when it arrives. The table hears the press by
 * `data-picture`, the address of what is to be seen in full.
 */
export const thumb = (path: string, { resolve, thumbnail = resolve, nameId }: CellContext) =>
  path === '' ? (
    <span className="thumb" />
  ) : (
    <button
      type="button"
      className="thumb-button"
      data-picture={resolve(path)}
      aria-label="看大图"
      aria-describedby={nameId}
    >
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
