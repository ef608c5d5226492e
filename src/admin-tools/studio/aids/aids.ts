import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view';
import { explain, type Suggestion, suggest } from './suggest.ts';

const types = { key: 'property', value: 'enum', field: 'variable' } as const;

/** What helps writing a declaration: what can stand here is offered, what is known of a word is shown beside it. */
export const aids: Extension = [
  autocompletion({ override: [complete], icons: false, activateOnTyping: true }),
  keymap.of(completionKeymap),
  hoverTooltip((view, pos) => {
    const found = explain(view.state.doc.toString(), pos);
    if (!found) return null;
    return {
      ...{ pos: found.from, end: found.to, above: true },
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'code-editor-hover';
        dom.textContent = found.says;
        return { dom };
      },
    };
  }),
];

function complete(context: CompletionContext): CompletionResult | null {
  const { from, to, all } = suggest(context.state.doc.toString(), context.pos);
  // Between words only who asks is answered.
  if (all.length === 0 || (from === to && !context.explicit)) return null;
  const text = context.state.sliceDoc(from, to);
  const quote = /^["'`]/.test(text) ? 1 : 0;
  return {
    from: from + quote,
    to: context.pos,
    validFor: /^[\w$]*$/,
    options: all.map((each, nth) => ({
      ...{ label: each.label, type: types[each.is], boost: -nth / 10 },
      ...(each.detail !== undefined && { detail: each.detail }),
      ...(each.about !== undefined && { info: each.about }),
      apply: (view: EditorView) => apply(view, each, from),
    })),
  };
}

/** Puts it in the place of the whole word, the quotes that were there among it. */
function apply(view: EditorView, { insert }: Suggestion, from: number): void {
  const { to } = suggest(view.state.doc.toString(), view.state.selection.main.head);
  const at = insert.indexOf('|');
  const text = insert.replace('|', '');
  view.dispatch({
    changes: { from, to, insert: text },
    selection: { anchor: from + (at === -1 ? text.length : at) },
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
}
