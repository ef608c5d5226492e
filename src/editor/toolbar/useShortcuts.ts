import { EditorState } from 'draft-js';
import { type RefObject, useEffect, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { autoLink } from '../link/autoLink.ts';
import type { Toolbar } from '../tool/ToolbarContext.ts';
import { moveByKeys } from './moveByKeys.ts';
import { focusTool, keepOneStop, toolsIn } from './rovingFocus.ts';

/** Keys that are pressed in the article and are a tool's: what each does, given the toolbar and its element. */
const shortcuts: Readonly<Record<string, (toolbar: Toolbar, bar: Element) => void>> = {
  'Alt+KeyZ': ({ frame, show }) => show({ isFull: !frame.isFull }),
  'Ctrl+KeyY': ({ run }) => run((state) => EditorState.redo(state)),
  // As in Word; a browser has nothing of its own there but, on a Mac, selecting to the paragraph's end.
  'Alt+Shift+ArrowUp': moveByKeys('up'),
  'Alt+Shift+ArrowDown': moveByKeys('down'),
  'Ctrl+KeyK': ({ open }) => open('超链接'),
  'Alt+F10'(_, bar) {
    keepOneStop(bar);
    focusTool(
      bar,
      toolsIn(bar).find((tool) => tool.tabIndex === 0),
    );
  },
};

/** By its place on the keyboard: with Alt a Mac writes another letter. */
function nameOf({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): string {
  return [altKey && 'Alt', (ctrlKey || metaKey) && 'Ctrl', shiftKey && 'Shift', code].filter(Boolean).join('+');
}

/** Hears the keys of the article the toolbar belongs to, before the engine does. E10 */
export function useShortcuts(bar: RefObject<Element>, toolbar: Toolbar): void {
  const current = useRef(toolbar);
  current.current = toolbar;
  useEffect(() => {
    const article = bar.current?.closest<HTMLElement>('.rich-text');
    function onKeyDown(event: KeyboardEvent) {
      if (isOfInputMethod(event) || !bar.current) return;
      const inText = event.target instanceof Element && event.target.closest('[contenteditable="true"]') !== null;
      // Before the blank or the new line is written: an address ends there.
      if (inText && (event.key === ' ' || event.key === 'Enter')) current.current.run(autoLink);
      const act = shortcuts[nameOf(event)];
      const isAnywhere = event.altKey && !event.shiftKey;
      if (!act || !(inText || isAnywhere)) return;
      event.preventDefault();
      event.stopPropagation();
      act(current.current, bar.current);
    }
    article?.addEventListener('keydown', onKeyDown);
    return () => article?.removeEventListener('keydown', onKeyDown);
  }, [bar]);
}
