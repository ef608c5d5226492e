import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { keyOfElement, topBlockAround, topBlockAt } from './blockElements.ts';

/** A block and where it is drawn, from the top of the article, in px. */
export interface BlockAtHand {
  readonly key: string;
  readonly top: number;
  readonly height: number;
  /** How high its first line is. */
  readonly line: number;
}

const isMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';

function measured(frame: Element, block: Element | undefined): BlockAtHand | undefined {
  const box = block?.getBoundingClientRect();
  if (!block || !box || box.height === 0) return undefined;
  const line = Number.parseFloat(getComputedStyle(block).lineHeight) || box.height;
  return {
    key: keyOfElement(block),
    top: box.top - frame.getBoundingClientRect().top,
    height: box.height,
    line: Math.min(line, box.height),
  };
}

const isSame = (one: BlockAtHand | undefined, other: BlockAtHand | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The block under the pointer; else, while the article is written, the one with the caret.
 *
 * @param layer stands in the frame around the article's text
 * @param held while it is true the block stays the same, e.g. because its menu is open
 */
export function useBlockAtHand(layer: RefObject<HTMLElement>, held: boolean): BlockAtHand | undefined {
  const { text } = useToolbar();
  const [block, setBlock] = useState<BlockAtHand>();
  const show = useCallback(
    (next: BlockAtHand | undefined) => setBlock((before) => (isSame(before, next) ? before : next)),
    [],
  );
  const byCaret = useCallback(() => {
    const frame = layer.current?.parentElement;
    if (!frame) return;
    const isWritten = frame.contains(document.activeElement);
    show(measured(frame, isWritten ? topBlockAround(frame, document.getSelection()?.focusNode ?? null) : undefined));
  }, [layer, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: something was written, or the caret has moved
  useLayoutEffect(() => {
    if (!held) byCaret();
  }, [text.state, held, byCaret]);

  useEffect(() => {
    const frame = layer.current?.parentElement;
    if (!frame || held) return;
    const gone = new AbortController();
    const { signal } = gone;
    const byPointer = (event: PointerEvent) => {
      if (!isMouse(event) || event.buttons > 0) return;
      const under = topBlockAt(frame, event.clientY);
      if (under) show(measured(frame, under));
    };
    frame.addEventListener('pointermove', byPointer, { signal });
    frame.addEventListener('pointerleave', (event) => isMouse(event) && byCaret(), { signal });
    frame.addEventListener('focusout', ({ relatedTarget }) => relatedTarget || show(undefined), { signal });
    // A picture that has come, a form that got narrower: all below stands elsewhere.
    const watch = new ResizeObserver(byCaret);
    watch.observe(frame);
    return () => {
      gone.abort();
      watch.disconnect();
    };
  }, [layer, held, byCaret, show]);
  return block;
}
