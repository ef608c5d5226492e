// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { ArticleContext } from '../Article.ts';
import { createArticle } from '../createArticle.ts';
import { readArticle } from '../document/article.ts';
import { insertText } from '../document/insertHtml.ts';
import type { EditorPorts } from '../EditorPorts.ts';
import { WordCount } from './WordCount.tsx';

afterEach(cleanup);

/** An article with room for so many characters, and what a pause of the merchant does. */
function open(html: string, wordLimit: number) {
  const clock = fakeClock(0);
  const ports: EditorPorts = {
    upload: () => Promise.reject(new Error('nothing is sent here')),
    storage: { get: () => undefined, set: () => true, remove: () => {}, subscribe: () => () => {} },
    clock,
    notice: () => {},
    wordLimit,
    resolve: (url) => url,
    beginWork: () => () => {},
  };
  const article = createArticle(EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle(html))), ports);
  render(
    <ArticleContext.Provider value={article}>
      <WordCount />
    </ArticleContext.Provider>,
  );
  return {
    type: (text: string) => act(() => article.setState(insertText(article.getState(), text))),
    rest: (ms: number) => act(() => clock.advance(ms)),
  };
}

it('E7 says how many characters there are, and how many more there may be, once the merchant pauses', async () => {
  const { type, rest } = open('<p>水饺</p>', 10);
  screen.getByText('当前已输入2个字符, 您还可以输入8个字符。');
  type('一斤');
  await rest(199);
  screen.getByText('当前已输入2个字符, 您还可以输入8个字符。');
  await rest(1);
  screen.getByText('当前已输入4个字符, 您还可以输入6个字符。');
});

it('E7 says so when there are too many, and lets the merchant write on', async () => {
  const { type, rest } = open('<p>水饺</p>', 3);
  type('一');
  await rest(200);
  expect(screen.queryByRole('alert')).toBeNull();
  type('斤');
  await rest(200);
  expect(screen.getByRole('alert').textContent).toBe('字数超出最大允许值，服务器可能拒绝保存！');
});
