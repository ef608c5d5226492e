import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '#ui/Button.tsx';
import './media.css';

interface Props {
  /** What it is called, e.g. `图片：饺子`. */
  readonly label: string;
  readonly style?: CSSProperties;
  readonly readOnly: boolean;
  readonly onRemove: () => void;
  /** Its tools, shown once it is chosen. */
  readonly tools: ReactNode;
  /** What it is taken hold of by, once it is chosen. */
  readonly handle?: ReactNode;
  readonly children: ReactNode;
}

const TALL_PX = 300;
const GAP_PX = 12;

/** Beside a picture at the right there is no room for its tools: they begin further to the left. */
function keepInText(bar: HTMLElement): void {
  bar.style.translate = '';
  const { left, right } = bar.getBoundingClientRect();
  const text = bar.closest('[data-block]')?.getBoundingClientRect();
  if (text) bar.style.translate = `${Math.max(Math.min(0, text.right - right), text.left - left)}px`;
}

/** Something in an article that is chosen by a press or by Enter, and then shows its tools. */
export function MediaFrame({ label, style, readOnly, onRemove, tools, handle, children }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const [chosen, setChosen] = useState(false);
  const [top, setTop] = useState<number>();

  useEffect(() => {
    if (!chosen) return;
    const close = ({ target }: Event) => {
      const isInside = target instanceof Node && frame.current?.contains(target);
      // A dialog it has opened is a part of it.
      const isAbove = target instanceof Element && target.closest('dialog') !== null;
      if (isInside || isAbove) return;
      // What is being written in its tools is taken first: React tells no blur of what it has taken away.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && frame.current?.contains(activeElement)) activeElement.blur();
      setChosen(false);
    };
    document.addEventListener('pointerdown', close);
    // On its way down: what an atom keeps to itself never comes up to here.
    document.addEventListener('focusin', close, true);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close, true);
    };
  }, [chosen]);

  // It is moved about with the picture it belongs to.
  useLayoutEffect(() => {
    if (bar.current) keepInText(bar.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it opens again it is looked for again
  useLayoutEffect(() => {
    // Newer browsers give back a promise.
    bar.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen, top]);

  function choose({ detail, nativeEvent, currentTarget }: MouseEvent<HTMLElement>) {
    // Where it was pressed: the end of a tall picture is out of sight. By keyboard there is no such place.
    const isTall = currentTarget.offsetHeight > TALL_PX;
    setTop(detail > 0 && isTall ? nativeEvent.offsetY + GAP_PX : undefined);
    setChosen(true);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && chosen) setChosen(false);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && event.target instanceof HTMLButtonElement)
      onRemove();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  if (readOnly) return <span style={style}>{children}</span>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it
    <span ref={frame} className="media-frame" style={style} data-chosen={chosen || undefined} onKeyDown={onKeyDown}>
      {children}
      <button type="button" className="media-choose" aria-label={label} aria-expanded={chosen} onClick={choose} />
      {chosen && handle}
      {chosen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a line of text
        <span
          ref={bar}
          role="group"
          aria-label={`${label} 属性`}
          className="media-tools"
          style={top === undefined ? undefined : { top }}
        >
          {tools}
          <Button look="plain" danger onClick={onRemove}>
            删除
          </Button>
        </span>
      )}
    </span>
  );
}
