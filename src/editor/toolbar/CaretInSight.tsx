import { useEffect, useRef } from 'react';
import { scrollerOf } from '../scrollerOf.ts';
import { useToolbar } from '../tool/ToolbarContext.ts';

/** What a form's own foot covers of the screen, and a line's room above it, in px. */
const FOOT = 112;

/** Where the caret is drawn; in an empty line, where that is. */
function caretBox(): DOMRect | undefined {
  const selection = document.getSelection();
  const node = selection?.focusNode;
  if (!selection?.isCollapsed || !node) return undefined;
  const [drawn] = selection.getRangeAt(0).getClientRects();
  return drawn ?? (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
}

/** Keeps the line that is written above the foot of the form, and below the tools; the engine knows of neither. */
export function CaretInSight() {
  const { text } = useToolbar();
  const mark = useRef<HTMLSpanElement>(null);
  const content = text.state.getCurrentContent();

  // biome-ignore lint/correctness/useExhaustiveDependencies: something was written
  useEffect(() => {
    const article = mark.current?.closest('.rich-text');
    if (!article?.contains(document.activeElement)) return;
    const caret = caretBox();
    if (!caret) return;
    const scroller = scrollerOf(article.querySelector('.article-text') ?? article);
    const bottom = Math.min(scroller.getBoundingClientRect().bottom, innerHeight) - FOOT;
    const top = article.querySelector('.tools')?.getBoundingClientRect().bottom ?? 0;
    if (caret.bottom > bottom) scroller.scrollBy(0, caret.bottom - bottom);
    else if (caret.top < top) scroller.scrollBy(0, caret.top - top);
  }, [content]);

  return <span ref={mark} hidden />;
}
