import { useLayoutEffect, useRef, useState } from 'react';
import { opensInPlace } from '#schemas/article/addresses.ts';
import { useToolbar } from '../tool/ToolbarContext.ts';
import { linkTool } from './LinkTool.tsx';
import { linkAt, unlink } from './links.ts';
import { shortened } from './shortened.ts';

const GAP = 6;

/** Where the link of the caret is drawn, below it; undefined where it is not in sight. */
function placeOfLink(bubble: HTMLElement): { readonly top: number; readonly left: number } | undefined {
  const frame = bubble.offsetParent;
  const node = document.getSelection()?.anchorNode;
  const link = (node instanceof Element ? node : node?.parentElement)?.closest('a');
  if (!frame || !link || !frame.contains(link)) return undefined;
  const [outer, inner] = [frame.getBoundingClientRect(), link.getBoundingClientRect()];
  const room = Math.max(0, frame.clientWidth - bubble.offsetWidth);
  return { top: inner.bottom - outer.top + GAP, left: Math.min(Math.max(0, inner.left - outer.left), room) };
}

/** The caret is elsewhere, e.g. where something is looked for. */
const unseen = { visibility: 'hidden' } as const;

/** Where the link at the caret leads, in short, and the means to change or to take it away. E10 */
export function LinkBubble() {
  const { text, open, runAndReturn, frame } = useToolbar();
  const bubble = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number }>();
  const link = frame.isSource ? undefined : linkAt(text.state);
  const href = link?.attributes.href;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret has moved, and with it the link
  useLayoutEffect(() => {
    setPlace(bubble.current ? placeOfLink(bubble.current) : undefined);
  }, [text.state]);

  if (href === undefined) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div ref={bubble} role="group" aria-label="链接" className="link-bubble" style={place ?? unseen}>
      <span>链接: </span>
      <a href={href} rel="noopener noreferrer" {...(!opensInPlace(href) && { target: '_blank' })}>
        {shortened(href)}
      </a>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => open(linkTool.name)}>
        修改
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => runAndReturn(unlink)}>
        清除
      </button>
    </div>
  );
}
