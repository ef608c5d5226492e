import type { ControlType, EditorState } from 'braft-editor';
import 'braft-editor/dist/index.css';
import { useEffect, useRef, useState } from 'react';
import { BraftEditor } from './braft.ts';
import { nameControls } from './nameControls.ts';
import { sanitize } from './sanitize.ts';
import './editor.css';

interface Props {
  readonly label: string;
  readonly html: string;
  /** Given the clean HTML when the merchant moves on, never at a key press. */
  readonly onChange: (html: string) => void;
  /** Lets the form ask for what is still being typed; gives back how to stop asking. */
  readonly beforeSave: (flush: () => void) => () => void;
}

const controls: ControlType[] = [
  'undo',
  'redo',
  'separator',
  'headings',
  'bold',
  'italic',
  'underline',
  'strike-through',
  'text-color',
  'separator',
  'text-align',
  'list-ul',
  'list-ol',
  'blockquote',
  'hr',
  'link',
  'separator',
  'remove-styles',
];

/** An article in the editor: HTML in, HTML out, clean both ways. E1, E6 */
export function RichText({ label, html, onChange, beforeSave }: Props) {
  const [state, setState] = useState<EditorState>(() => BraftEditor.createEditorState(sanitize(html)));
  const written = useRef(html);
  const frame = useRef<HTMLDivElement>(null);

  const flush = useRef(() => {});
  flush.current = () => {
    const next = state.isEmpty() ? '' : sanitize(state.toHTML());
    if (next === written.current) return;
    written.current = next;
    onChange(next);
  };
  const untouched = useRef(true);

  useEffect(() => beforeSave(() => untouched.current || flush.current()), [beforeSave]);
  useEffect(() => (frame.current ? nameControls(frame.current, label) : undefined), [label]);
  // Another text came from outside (a reset): what was typed here is no longer wanted.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    untouched.current = true;
    setState(BraftEditor.createEditorState(sanitize(html)));
  }, [html]);

  return (
    <div ref={frame} className="rich-text">
      <BraftEditor
        value={state}
        controls={controls}
        stripPastedStyles
        language="zh"
        contentStyle={{ height: 240 }}
        onChange={(next) => {
          if (next.getCurrentContent() !== state.getCurrentContent()) untouched.current = false;
          setState(next);
        }}
        onBlur={() => untouched.current || flush.current()}
      />
    </div>
  );
}
