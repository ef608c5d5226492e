import {
  type ButtonHTMLAttributes,
  type ComponentType,
  type CSSProperties,
  type Ref,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useProviders } from '#providers/useProviders.ts';
import { importAgain } from '#schemas/late/importAgain.ts';
import { Button } from '#ui/Button.tsx';
import type { CropDialogProps } from './crop/CropDialog.tsx';
import type { Source } from './crop/useSource.ts';
import { PictureView } from './PictureView.tsx';
import { type Slot, standing } from './slots.ts';

export interface SlotProps {
  readonly slot: Slot;
  /** From 1, as a reader counts. */
  readonly position: number;
  /** Puts it first; undefined where there is only room for one. */
  readonly onMain: (() => void) | undefined;
  readonly source: Source;
  /** Puts what was cut out of it in its place. */
  readonly onReplace: (file: File) => void;
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

/** One picture; pressed, it is seen at its full size, and can be cut. */
export function SlotView({ slot, position, onMain, source, onReplace, ...props }: SlotProps & Sorting) {
  const { onRetry, onRemove, place, isDragging, style, handle } = props;
  const address = useAddress(slot);
  const [viewed, setViewed] = useState(false);
  const { Tool, ...tool } = useCropTool();
  const name = `第 ${position} 张图片`;
  const stands = standing(slot) !== undefined;
  return (
    <li
      ref={place}
      className={isDragging ? 'slot dragging' : 'slot'}
      data-at={slot.at}
      data-stands={stands || undefined}
      style={style}
    >
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
      {onMain && stands && position === 1 && <span className="slot-main">主图</span>}
      {onMain && slot.at === 'there' && position > 1 && (
        <button type="button" className="slot-to-main" aria-label={`把${name}设为主图`} onClick={onMain}>
          设为主图
        </button>
      )}
      {viewed && !Tool && (
        <PictureView
          address={address}
          name={name}
          actions={
            <Button aria-busy={tool.isComing} onClick={tool.open}>
              裁剪
            </Button>
          }
          onClose={() => {
            tool.close();
            setViewed(false);
          }}
        />
      )}
      {viewed && Tool && (
        <Tool
          title={name}
          source={source}
          onDone={(file) => {
            tool.close();
            setViewed(false);
            onReplace(file);
          }}
          onClose={tool.close}
        />
      )}
      {slot.at === 'sending' && <progress value={slot.sent} max={1} aria-label={`第 ${position} 张图片上传进度`} />}
      {slot.at === 'failed' && (
        <button type="button" className="slot-retry" onClick={onRetry}>
          重试
        </button>
      )}
      <button type="button" className="slot-remove" aria-label={removalOf(slot, name)} onClick={onRemove}>
        ×
      </button>
    </li>
  );
}

function removalOf(slot: Slot, name: string): string {
  if (slot.at === 'sending') return `取消上传${name}`;
  return slot.at === 'failed' && slot.before !== undefined ? `不替换${name}` : `删除${name}`;
}

/** The stored picture, as long as it has not been replaced, or the merchant's own file while it is on its way. */
function useAddress(slot: Slot): string {
  const { fileHost } = useProviders();
  const path = standing(slot);
  const file = path === undefined && slot.at !== 'there' ? slot.file : undefined;
  const own = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => URL.revokeObjectURL(own ?? ''), [own]);
  return path === undefined ? (own ?? '') : fileHost.resolve(path);
}

type Module = typeof import('./crop/CropDialog.tsx');

const isIt = (module: object): module is Module => 'CropDialog' in module;

/** What cuts pictures; it comes when it is asked for, and one that could not be fetched is asked for anew by the next press. */
function useCropTool() {
  const { notifications } = useProviders();
  const [Tool, setTool] = useState<ComponentType<CropDialogProps>>();
  const [isComing, setComing] = useState(false);
  const tries = useRef(0);
  /** Nobody who has closed the picture meanwhile is led into it. */
  const isWanted = useRef(false);

  async function open(): Promise<void> {
    isWanted.current = true;
    setComing(true);
    try {
      const load = () => import('./crop/CropDialog.tsx');
      const { CropDialog } = await importAgain<Module>({ load, isIt, tries: tries.current });
      if (isWanted.current) setTool(() => CropDialog);
    } catch {
      tries.current += 1;
      if (isWanted.current) notifications.open('error', '裁剪工具没有加载出来，请检查网络后再点一次');
    } finally {
      setComing(false);
    }
  }
  function close(): void {
    isWanted.current = false;
    setTool(undefined);
  }
  return { Tool, isComing, open, close };
}
