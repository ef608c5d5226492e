// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { ArticleContext } from '../Article.ts';
import { createArticle } from '../createArticle.ts';
import { readArticle } from '../document/article.ts';
import { replaceArticle } from '../drafts/replaceArticle.ts';
import type { EditorPorts } from '../EditorPorts.ts';
import { SourceText } from './SourceText.tsx';

afterEach(cleanup);

const ports: EditorPorts = {
  upload: async () => '/file',
  storage: { get: () => undefined, set: () => true, remove: () => {}, subscribe: () => () => {} },
  clock: fakeClock(),
  notice: () => {},
  wordLimit: 10_000,
  resolve: (url) => url,
  beginWork: () => () => {},
};

it('E2 E6 what changes the article while its HTML is written is shown there, and kept at the next letter', () => {
  const article = createArticle(EditorState.createWithContent(readArticle('<p>旧</p>')), ports);
  render(
    <ArticleContext.Provider value={article}>
      <SourceText label="正文" onLeave={() => {}} />
    </ArticleContext.Provider>,
  );
  const source = screen.getByLabelText<HTMLTextAreaElement>('正文 源代码');
  act(() => article.setState(replaceArticle(article.getState(), '<p>恢复的</p>')));
  expect(source.value).toBe('<p>恢复的</p>');
  fireEvent.change(source, { target: { value: '<p onclick="x()">恢复的饺</p>' } });
  expect(article.html()).toBe('<p>恢复的饺</p>');
  // What was typed stays as it was typed, as long as it is typed.
  expect(source.value).toBe('<p onclick="x()">恢复的饺</p>');
});
