import type { EditorView } from '@codemirror/view';
import { forwardRef, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { TextFinding } from '../../json/placesIn.ts';
import { aids } from '../aids/aids.ts';
import { endOfWord, type Fix } from '../fixOf.ts';
import { createEditor, mend, reveal, showFindings } from './createEditor.ts';

/** What the page around an editor may do with it. */
export interface EditorHandle {
  /** Leads to a finding. */
  reveal(finding: TextFinding): void;
  mend(fix: Fix): void;
}

interface Props {
  readonly label: string;
  /** What it starts with; another text is another editor, under another key. */
  readonly text: string;
  /** What was found, and in which text. */
  readonly looked: { readonly text: string; readonly findings: readonly TextFinding[] };
  readonly onChange: (text: string) => void;
}

/** A text with numbered lines, its findings under their words; Esc and Tab lead out of it. */
export const CodeEditor = forwardRef<EditorHandle, Props>(function CodeEditor(
  { label, text, looked, onChange },
  handle,
) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const tell = useRef(onChange);
  tell.current = onChange;
  const hint = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once; what it holds is its own from then on
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    view.current = createEditor({
      ...{ parent: box.current, text, label, describedBy: hint, aids },
      onChange: (next) => tell.current(next),
    });
    return () => view.current?.destroy();
  }, []);

  useEffect(() => {
    if (view.current) showFindings(view.current, looked.text, looked.findings);
  }, [looked]);

  useImperativeHandle(handle, () => ({
    reveal({ offset }) {
      if (!view.current) return;
      const now = view.current.state.doc.toString();
      reveal(view.current, Math.min(offset, now.length), endOfWord(now, offset));
    },
    mend: (fix) => view.current && mend(view.current, fix),
  }));

  return (
    <div className="code-editor">
      <div ref={box} className="code-editor-box" />
      <p id={hint} className="code-editor-hint soft">
        Tab 缩进，按 Esc 再按 Tab 离开编辑区；Ctrl+F 查找，Ctrl+空格看可以写什么，F8 到下一处问题
      </p>
    </div>
  );
});
