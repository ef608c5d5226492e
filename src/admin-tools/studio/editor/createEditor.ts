import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { type Diagnostic, lintGutter, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { TextFinding } from '../../json/placesIn.ts';
import { isStyle } from '../../lint/Finding.ts';
import { endOfWord, fixOf } from '../fixOf.ts';
import { look } from './look.ts';
import { phrases } from './phrases.ts';

interface Given {
  readonly parent: HTMLElement;
  readonly text: string;
  /** What readers call it. */
  readonly label: string;
  /** The id of what is said of its keys. */
  readonly describedBy: string;
  /** What helps writing: completion, hover. */
  readonly aids: Extension;
  readonly onChange: (text: string) => void;
}

/** An editor of JSON: numbered lines, brackets, undo, search; it starts with a text and tells of each change. */
export function createEditor({ parent, text, label, describedBy, aids, onChange }: Given): EditorView {
  const named = {
    'aria-label': label,
    // What scrolls can be reached by the keyboard: said so that checkers see it, too.
    tabindex: '0',
    'aria-describedby': describedBy,
    spellcheck: 'false',
    autocapitalize: 'off',
    autocorrect: 'off',
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorState.phrases.of(phrases),
        EditorView.contentAttributes.of(named),
        EditorView.lineWrapping,
        [lintGutter(), lineNumbers(), foldGutter(), highlightActiveLineGutter()],
        [history(), drawSelection(), highlightActiveLine(), highlightSpecialChars(), highlightSelectionMatches()],
        [indentUnit.of('  '), indentOnInput(), bracketMatching(), closeBrackets(), search(), json()],
        aids,
        EditorView.domEventObservers({ keydown: givesTabBack }),
        keymap.of([
          ...closeBracketsKeymap,
          ...searchKeymap,
          ...historyKeymap,
          ...foldKeymap,
          { key: 'F8', run: nextDiagnostic },
          indentWithTab,
          ...defaultKeymap,
        ]),
        look,
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    }),
  });
}

/** How long Tab leads out of the text after Esc; any other key takes it back at once. */
const TAB_LEAVES_MS = 60_000;

/** Whatever else Esc closes there, be it only a list that is not drawn yet. */
function givesTabBack({ key }: KeyboardEvent, view: EditorView): void {
  // Where Esc closes nothing CodeMirror says two seconds after us, which is short for slow hands.
  if (key === 'Escape') queueMicrotask(() => view.setTabFocusMode(TAB_LEAVES_MS));
}

/** Underlines what was found, each with its code, its sentence, and the step that mends it where there is one. */
export function showFindings(view: EditorView, text: string, findings: readonly TextFinding[]): void {
  // What was found in an older text stands elsewhere in this one; the next look comes at once.
  if (view.state.doc.toString() !== text) return;
  view.dispatch(
    setDiagnostics(
      view.state,
      findings.map((finding) => diagnosticOf(text, finding)),
    ),
  );
}

function diagnosticOf(text: string, finding: TextFinding): Diagnostic {
  const fix = fixOf(text, finding);
  return {
    from: finding.offset,
    to: endOfWord(text, finding.offset),
    severity: isStyle(finding) ? 'info' : 'error',
    source: finding.code,
    message: finding.sentence,
    actions: fix ? [{ name: fix.label, apply: (view) => mend(view, fix) }] : [],
  };
}

/** Puts what was meant in the place of what was written, as one step of undo. */
export const mend = (view: EditorView, { from, to, insert }: NonNullable<ReturnType<typeof fixOf>>): void =>
  view.dispatch({ changes: { from, to, insert }, userEvent: 'input.complete' });

/** Leads to the place of a finding, the word there chosen. */
export function reveal(view: EditorView, from: number, to: number): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}
