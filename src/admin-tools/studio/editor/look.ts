import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** The editor in the product's own colours, which change with the night by themselves. */
const theme = EditorView.theme({
  '&': {
    height: '100%',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--text)',
    overflow: 'hidden',
  },
  '&.cm-focused': { outline: '2px solid var(--primary)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: mono, lineHeight: '22px', overflow: 'auto' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--text)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--primary) 28%, transparent)',
  },
  '.cm-gutters': {
    borderRight: '1px solid var(--line)',
    background: 'var(--sunken)',
    color: 'var(--text-soft)',
  },
  '.cm-activeLine': { background: 'color-mix(in srgb, var(--primary) 5%, transparent)' },
  '.cm-activeLineGutter': { background: 'var(--primary-soft)', color: 'var(--text)' },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--primary-soft)', outline: '1px solid var(--primary)' },
  '&.cm-focused .cm-nonmatchingBracket': { background: 'var(--bad-soft)', outline: '1px solid var(--bad)' },
  '.cm-searchMatch': { background: 'var(--busy-soft)', outline: '1px solid var(--busy)' },
  '.cm-searchMatch.cm-searchMatch-selected': { background: 'color-mix(in srgb, var(--busy) 40%, transparent)' },
  '.cm-foldPlaceholder': {
    border: '1px solid var(--line)',
    background: 'var(--sunken)',
    color: 'var(--text-soft)',
  },
  '.cm-panels': { background: 'var(--sunken)', color: 'var(--text)' },
  '.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 8px' },
  '.cm-textfield': {
    minHeight: '32px',
    padding: '0 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: '14px',
  },
  '.cm-button': {
    minHeight: '32px',
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    background: 'var(--surface)',
    color: 'var(--text)',
    fontSize: '14px',
  },
  '.cm-panel.cm-search label': { fontSize: '14px' },
  '.cm-panel.cm-search [name=close]': { width: '32px', height: '32px', fontSize: '18px', color: 'var(--text)' },
  '.cm-tooltip': {
    maxWidth: 'min(480px, 92vw)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    background: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: mono, maxHeight: '260px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 8px', lineHeight: '20px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--primary-fill)',
    color: 'var(--on-fill)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', marginInlineStart: '12px', opacity: '0.85' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-diagnostic': { padding: '8px 12px', borderInlineStart: '4px solid', lineHeight: '20px', fontSize: '14px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--bad)' },
  '.cm-diagnostic-info': { borderInlineStartColor: 'var(--busy)' },
  '.cm-diagnosticAction': {
    minHeight: '28px',
    padding: '0 10px',
    borderRadius: '6px',
    background: 'var(--primary-fill)',
    color: 'var(--on-fill)',
    fontSize: '14px',
  },
  '.cm-diagnosticSource': { fontSize: '12px', opacity: '1', color: 'var(--text-soft)' },
  '.cm-lintRange': { backgroundPosition: 'left bottom', paddingBottom: '1px' },
  '.cm-lintRange-error': { background: 'none', borderBottom: '2px dotted var(--bad)' },
  '.cm-lintRange-info': { background: 'none', borderBottom: '2px dotted var(--busy)' },
  '.cm-lintRange-active': { background: 'var(--busy-soft)' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--primary)' },
  { tag: tags.string, color: 'var(--good)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--busy)' },
  { tag: tags.comment, color: 'var(--text-soft)' },
]);

/** How the editor looks. */
export const look = [theme, syntaxHighlighting(colours)];
