import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { afterEach, expect, test } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { ActiveTextContext } from '../ActiveText.ts';
import { ArticleContext } from '../Article.ts';
import { createArticle } from '../createArticle.ts';
import { readArticle } from '../document/article.ts';
import type { EditorPorts } from '../EditorPorts.ts';
import { NestedEditor } from './NestedEditor.tsx';

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

/** A cell that is written in, and all that is heard of it. */
function open() {
  const article = createArticle(EditorState.createWithContent(readArticle('<p>字</p>')), ports);
  const heard: string[] = [];
  render(
    <ArticleContext.Provider value={article}>
      <ActiveTextContext.Provider value={article.texts}>
        <NestedEditor
          label="格"
          html="饺"
          onChange={(html) => heard.push(html)}
          onLeave={(why) => heard.push(why)}
          onTab={() => heard.push('tab')}
        />
      </ActiveTextContext.Provider>
    </ArticleContext.Provider>,
  );
  return { article, heard, cell: screen.getByRole('textbox', { name: '格' }) };
}

test.each([
  ['Escape', 'escape'],
  ['Tab', 'tab'],
])('E8 E10 %s leads out of a cell, but not while a word is composed', (key, why) => {
  const { heard, cell } = open();
  fireEvent.compositionStart(cell);
  fireEvent.keyDown(cell, { key, isComposing: true });
  expect(heard).toEqual([]);
  cleanup();
  const other = open();
  fireEvent.keyDown(other.cell, { key });
  expect(other.heard).toEqual([why]);
});

test('E8 E16 who clicks elsewhere while a word is composed leaves the cell with the word', () => {
  const { article, heard, cell } = open();
  act(() => cell.focus());
  fireEvent.compositionStart(cell);
  expect(article.texts.get().state.isInCompositionMode()).toBe(true);
  const [letters] = screen.getAllByText('饺');
  act(() => {
    letters?.firstChild?.replaceWith('饺ni');
    cell.blur();
  });
  expect(heard).toEqual(['饺ni', 'blur']);
});
