import { Editor, EditorState } from 'draft-js';
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { useClaimActiveText } from '../ActiveText.ts';
import { useArticle } from '../Article.ts';
import { useComposition } from '../composition/useComposition.ts';
import { printCell, readCell } from '../document/cell.ts';
import { blockRenderMap } from '../engine/blockRenderMap.tsx';
import { decorator } from '../engine/decorator.tsx';
import { drawBlock } from '../engine/drawBlock.tsx';
import { drawStyles } from '../engine/drawStyles.ts';
import { soundState } from '../engine/soundState.ts';
import { useTextKeys } from '../keys/useTextKeys.ts';
import { createPaste } from '../paste/createPaste.ts';
import { pictureNotice } from './pictureNotice.ts';

interface Props {
  readonly label: string;
  /** Read once, when the editor opens. */
  readonly html: string;
  /** Given what is new when the caret leaves, or the article is written; never at a key. */
  readonly onChange: (html: string) => void;
  /** The caret has gone elsewhere, or Esc was pressed. */
  readonly onLeave: (why: 'blur' | 'escape') => void;
  /** Tab and Shift+Tab; without it the focus goes on. */
  readonly onTab?: (back: boolean) => void;
}

/**
 * An editor for a text within an atom, such as a table's cell. It has the caret as long as it is there: the article is
 * deaf meanwhile, and the toolbar acts on this text.
 */
export function NestedEditor({ label, html, onChange, onLeave, onTab }: Props) {
  const article = useArticle();
  const editor = useRef<Editor>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(() =>
    EditorState.moveFocusToEnd(EditorState.createWithContent(readCell(html), decorator)),
  );
  const latest = useRef(state);
  const written = useRef(state.getCurrentContent());
  const flush = useRef(() => {});
  // Known at once: a tool may do two things before anything is drawn.
  const take = useCallback((next: EditorState) => {
    latest.current = soundState(next);
    setState(latest.current);
  }, []);
  const getState = useCallback(() => latest.current, []);
  const composing = useComposition(frame, { getState, setState: take });
  flush.current = () => {
    const content = composing.composed(latest.current).getCurrentContent();
    if (content === written.current) return;
    written.current = content;
    onChange(printCell(content));
  };

  const focus = useCallback(() => editor.current?.focus(), []);
  const keys = useTextKeys({ getState, setState: take });
  useClaimActiveText(useMemo(() => ({ kind: 'cell', state, setState: take, focus }) as const, [state, take, focus]));

  useLayoutEffect(() => article.lock(), [article]);
  useEffect(() => article.holdBack(() => flush.current()), [article]);
  useEffect(focus, [focus]);
  useEffect(() => () => flush.current(), []);

  function onKeyDown(event: KeyboardEvent) {
    // Those keys are the input method's own.
    if (isOfInputMethod(event.nativeEvent)) return;
    if (event.key === 'Tab' && onTab) {
      event.preventDefault();
      flush.current();
      onTab(event.shiftKey);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      flush.current();
      onLeave('escape');
    }
  }

  return (
    <div ref={frame} className="nested-editor" {...composing.frame} onKeyDownCapture={onKeyDown}>
      <Editor
        ref={editor}
        editorState={state}
        ariaLabel={label}
        ariaMultiline
        role="textbox"
        customStyleFn={drawStyles}
        blockRendererFn={drawBlock}
        blockRenderMap={blockRenderMap}
        {...keys}
        handlePastedText={(text, pasted, before) => {
          const { notice } = article.ports;
          createPaste({ getState: () => before, setState: take, notice, intoCell: true }).insert(text, pasted);
          return 'handled';
        }}
        handlePastedFiles={() => {
          article.ports.notice({ type: 'info', text: pictureNotice });
          return 'handled';
        }}
        onChange={composing.onChange}
        onBlur={() => {
          flush.current();
          onLeave('blur');
        }}
      />
    </div>
  );
}
