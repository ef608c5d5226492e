import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { EditorState } from 'draft-js';
import { afterEach, expect, it } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { ArticleContext } from '../Article.ts';
import { insertText } from '../commands/insertText.ts';
import { createArticle, type OpenArticle } from '../createArticle.ts';
import { readArticle } from '../document/article.ts';
import type { EditorPorts } from '../EditorPorts.ts';
import { UploadsContext } from '../uploads/UploadsContext.ts';
import { useArticleFiles } from '../uploads/useArticleFiles.ts';
import { ArticleText } from './ArticleText.tsx';
import { decorator } from './decorator.tsx';

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

function Editor({ article }: { readonly article: OpenArticle }) {
  return (
    <ArticleContext.Provider value={article}>
      <UploadsContext.Provider value={useArticleFiles(article)}>
        <ArticleText article={article} label="正文" onLeave={() => {}} />
      </UploadsContext.Provider>
    </ArticleContext.Provider>
  );
}

it('E10 an article that is changed twice before it is drawn never goes back to the first', () => {
  const first = EditorState.moveSelectionToEnd(EditorState.createWithContent(readArticle('<p>字</p>'), decorator));
  const article = createArticle(first, ports);
  const { container } = render(<Editor article={article} />);
  const heard: string[] = [];
  article.subscribe(() => heard.push(article.getState().getCurrentContent().getPlainText()));
  act(() => {
    article.setState(insertText(article.getState(), '甲'));
    article.setState(insertText(article.getState(), '乙'));
  });
  expect(heard).toEqual(['字甲', '字甲乙']);
  expect(container.querySelector('[role="textbox"]')?.textContent).toBe('字甲乙');
});

it('E10 with nothing selected what was copied before is left in the clipboard', () => {
  const first = EditorState.moveSelectionToEnd(EditorState.createWithContent(readArticle('<p>虾饺</p>'), decorator));
  const article = createArticle(first, ports);
  render(<Editor article={article} />);
  const copied: string[] = [];
  const copy = () => {
    const clipboardData = { setData: (type: string, text: string) => type === 'text/plain' && copied.push(text) };
    fireEvent.copy(screen.getByRole('textbox', { name: '正文' }), { clipboardData });
  };
  const caret = first.getSelection();
  act(() => article.setState(EditorState.acceptSelection(first, caret.merge({ anchorOffset: 1 }))));
  copy();
  expect(copied).toEqual(['饺']);
  act(() => article.setState(EditorState.acceptSelection(article.getState(), caret)));
  copy();
  expect(copied).toEqual(['饺']);
});
