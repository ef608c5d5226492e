import { type ButtonHTMLAttributes, type CSSProperties, type Ref, useEffect, useMemo, useState } from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { PictureView } from './PictureView.tsx';
import type { Slot } from './slots.ts';

export interface SlotProps {
  readonly slot: Slot;
  /** From 1, as a reader counts. */
  readonly position: number;
  /** Puts it first; undefined where there is only room for one. */
  readonly onMain: (() => void) | undefined;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** What it is given where it can be sorted. */
interface Sorting {
  readonly place?: Ref<HTMLLIElement>;
  readonly isDragging?: boolean;
  readonly style?: CSSProperties;
  readonly handle?: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** One picture; pressed, it is seen at its full size. */
export function SlotView({ slot, position, onMain, onRetry, onRemove, ...sorting }: SlotProps & Sorting) {
  const { place, isDragging, style, handle } = sorting;
  const address = useAddress(slot);
  const [viewed, setViewed] = useState(false);
  const name = `第 ${position} 张图片`;
  return (
    <li ref={place} className={isDragging ? 'slot dragging' : 'slot'} data-at={slot.at} style={style}>
      <button
        type="button"
        className="slot-handle"
        {...handle}
        aria-label={name}
        aria-expanded={viewed}
        onClick={() => setViewed(true)}
      >
        <img src={address} alt="" draggable={false} />
      </button>
      {onMain && slot.at === 'there' && position === 1 && <span className="slot-main">主图</span>}
      {onMain && slot.at === 'there' && position > 1 && (
        <button type="button" className="slot-to-main" aria-label={`把${name}设为主图`} onClick={onMain}>
          设为主图
        </button>
      )}
      {viewed && <PictureView address={address} name={name} onClose={() => setViewed(false)} />}
      {slot.at === 'sending' && <progress value={slot.sent} max={1} aria-label={`第 ${position} 张图片上传进度`} />}
      {slot.at === 'failed' && (
        <button type="button" className="slot-retry" onClick={onRetry}>
          重试
        </button>
      )}
      <button
        type="button"
        className="slot-remove"
        aria-label={slot.at === 'sending' ? `取消上传第 ${position} 张图片` : `删除第 ${position} 张图片`}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

/** The stored picture, or the merchant's own file while it is on its way. */
function useAddress(slot: Slot): string {
  const { fileHost } = useProviders();
  const file = slot.at === 'there' ? undefined : slot.file;
  const own = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => URL.revokeObjectURL(own ?? ''), [own]);
  return slot.at === 'there' ? fileHost.resolve(slot.path) : (own ?? '');
}
