import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { TopDialogContext } from './topDialog.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  /** In the place of its title, which is then for readers alone. */
  readonly head?: ReactNode;
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

const keepOpen = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && event.preventDefault();

/** A window over the screen; on a phone a sheet. It is the browser's own: it holds the focus and gives it back. */
export function Dialog({ title, head, width = DEFAULT_PX, foot, question = false, startsAt, ...props }: Props) {
  const { guarded = false, keepsEsc = false, short = false, whole = false, className = '' } = props;
  const { onKeyDown, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const topDialog = useContext(TopDialogContext);
  const isPressedBeside = useRef(false);
  const id = useId();
  const size = whole ? 'whole' : short || question ? 'short' : 'full';

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    // The browser would close it at Esc whatever became of the key: a list that unfolds in it, or an input method, takes it first.
    element.addEventListener('keydown', keepOpen);
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

  useEffect(() => (dialog.current ? topDialog.add(dialog.current) : undefined), [topDialog]);

  function handleKey(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || keepsEsc || isOfInputMethod(event.nativeEvent)) return onKeyDown?.(event);
    // A dialog around this one does not take it as well.
    event.stopPropagation();
    onClose();
  }
  /** What was begun in it, e.g. choosing words, is no press beside it. */
  function handlePointer({ target, currentTarget }: PointerEvent) {
    isPressedBeside.current = target === currentTarget;
  }
  function handleClick({ target, currentTarget }: MouseEvent) {
    const isBeside = isPressedBeside.current && target === currentTarget;
    isPressedBeside.current = false;
    if (isBeside && !guarded && !question) onClose();
  }
  /** A phone's way back; a file that was not chosen after all says the same word. */
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!keepsEsc) onClose();
  }
  /** Whether it closes is for its owner to say: there may be something to be asked first. */
  function handleClosed({ target, currentTarget }: SyntheticEvent) {
    if (!dialog.current || target !== currentTarget) return;
    if (!dialog.current.open) dialog.current.showModal();
    onClose();
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      data-size={size}
      data-question={question || undefined}
      {...(head === undefined ? { 'aria-labelledby': id } : { 'aria-label': title })}
      onKeyDown={handleKey}
      onPointerDown={handlePointer}
      // Whoever presses beside a form goes on writing where they were.
      onMouseDown={(event) => event.target === event.currentTarget && event.preventDefault()}
      onClick={handleClick}
      onCancel={handleCancel}
      onClose={handleClosed}
    >
      <div className="dialog-panel" tabIndex={-1} style={{ '--width': `${width}px` } as CSSProperties}>
        <header className="dialog-head">
          {head ?? <h2 id={id}>{title}</h2>}
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
