// @vitest-environment jsdom
import { EditorState } from 'draft-js';
import { expect, it } from 'vitest';
import { printArticle, readArticle } from '../document/article.ts';
import { replaceArticle } from './replaceArticle.ts';

const html = (state: EditorState) => printArticle(state.getCurrentContent());

it('E2 an article that is put in from outside is one step of undo, there and back', () => {
  const before = EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle('<p>写了一半</p>')));
  const restored = replaceArticle(before, '<h2>草稿</h2><p>写完了</p>');
  expect(html(restored)).toBe('<h2>草稿</h2><p>写完了</p>');
  const back = EditorState.undo(restored);
  expect(html(back)).toBe('<p>写了一半</p>');
  expect(back.getCurrentContent().getBlockForKey(back.getSelection().getStartKey())).toBeDefined();
  expect(html(EditorState.redo(back))).toBe('<h2>草稿</h2><p>写完了</p>');
});
