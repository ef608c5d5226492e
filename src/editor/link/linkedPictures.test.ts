// @vitest-environment jsdom
import { EditorState, Modifier } from 'draft-js';
import { expect, it } from 'vitest';
import { clearFormat } from '../commands/clearFormat.ts';
import { printArticle, readArticle } from '../document/article.ts';
import { setLink, unlink } from './links.ts';

/** An article of one paragraph, all of it selected. */
function open(html: string): EditorState {
  const state = EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle(html)));
  return EditorState.acceptSelection(state, state.getSelection().merge({ anchorOffset: 0 }));
}
const htmlOf = (state: EditorState) => printArticle(state.getCurrentContent());
const PLAIN = '<p>看<img src="/a.png">这里</p>';
const LINKED = '<p><a href="https://example.com">看<img src="/a.png">这里</a></p>';

it('a link over words and a picture leaves the picture where it is', () => {
  expect(htmlOf(setLink(open(PLAIN), { href: 'https://example.com', apart: false }))).toBe(LINKED);
});

it('the link of a picture goes with that of the words around it', () => {
  expect(htmlOf(unlink(open(LINKED)))).toBe(PLAIN);
});

it('a linked picture stays linked when the format is cleared', () => {
  expect(htmlOf(clearFormat(open(LINKED)))).toBe(LINKED);
});

it('text typed behind a linked picture is not linked', () => {
  const state = EditorState.moveFocusToEnd(open('<p><a href="https://example.com"><img src="/a.png"></a></p>'));
  const [content, caret, look] = [state.getCurrentContent(), state.getSelection(), state.getCurrentInlineStyle()];
  expect(printArticle(Modifier.insertText(content, caret, '后', look))).toBe(
    '<p><a href="https://example.com"><img src="/a.png"></a>后</p>',
  );
});
