import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  /** In px; a phone gives all it has. */
  readonly width?: number;
  /** Its last steps: they stay in reach while what is above them scrolls. */
  readonly foot?: ReactNode;
  /** It is a question: its answers alone close it, and Esc, which is the first of them. */
  readonly question?: boolean;
  /** It holds something that a stray press beside it must not close. */
  readonly guarded?: boolean;
  /** Esc is taken by what stands in it. */
  readonly keepsEsc?: boolean;
  /** On a phone it rises only as high as it needs; else it fills the screen. */
  readonly short?: boolean;
  /** It fills every screen, not only a phone's. */
  readonly whole?: boolean;
  /** Where it begins, as a selector; else at its top, so that it is read out as a whole. What is marked `data-start` comes first. */
  readonly startsAt?: string;
  /** What its own styles hang on. */
  readonly className?: string;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const DEFAULT_PX = 520;

/** A window over the screen; on a phone a sheet. It is the browser's own: it holds the focus and gives it back. */
export function Dialog({ title, width = DEFAULT_PX, foot, question = false, startsAt, onKeyDown, ...props }: Props) {
  const { guarded = false, keepsEsc = false, short = false, whole = false, className = '', onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const id = useId();
  const kinds = [question && 'question', short || question ? 'short' : 'full', whole && 'whole', className];

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    const starts = ['[data-start]', startsAt ?? '.dialog-panel', '.dialog-panel'];
    starts
      .map((start) => element.querySelector<HTMLElement>(start))
      .find((start) => start !== null)
      ?.focus();
    // Taken out of the page while it is open, it would give the focus back to nobody.
    return () => {
      element.close();
      const isLost = document.activeElement === null || element.contains(document.activeElement);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || keepsEsc || isOfInputMethod(event.nativeEvent)) return onKeyDown?.(event);
    // Neither the browser nor a dialog around this one takes it as well.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  /** What was begun in it, e.g. choosing words, is no press beside it. */
  function handlePointer({ target, currentTarget }: PointerEvent) {
    isPressedBeside.current = target === currentTarget;
  }
  /** A phone's way back. Whether it closes is for its owner to say: there may be something to be asked first. */
  function handleClosed() {
    if (!dialog.current) return;
    dialog.current.showModal();
    onClose();
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={['dialog', ...kinds].filter(Boolean).join(' ')}
      aria-labelledby={id}
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      onClick={() => isPressedBeside.current && !guarded && !question && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        if (!keepsEsc) onClose();
      }}
      onClose={handleClosed}
    >
      <div className="dialog-panel" tabIndex={-1} style={{ '--width': `${width}px` } as CSSProperties}>
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          {!question && (
            <button type="button" className="dialog-close" aria-label="关闭" onClick={onClose}>
              ×
            </button>
          )}
        </header>
        <div className="dialog-body">{children}</div>
        {foot && <footer className="dialog-foot">{foot}</footer>}
      </div>
    </dialog>,
    document.body,
  );
}
