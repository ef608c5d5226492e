// @vitest-environment jsdom
import { EditorState } from 'draft-js';
import { expect, it } from 'vitest';
import { markCopy } from '../clean/ownCopy.ts';
import { printArticle, readArticle } from '../document/article.ts';
import type { EditorNotice } from '../EditorPorts.ts';
import { createPaste } from './createPaste.ts';

const looks = '<p style="color:red">红<span style="font-size:20px">字</span></p><h2>题</h2>';

function open(html: string) {
  let state = EditorState.moveFocusToEnd(EditorState.createWithContent(readArticle(html)));
  const notices: EditorNotice[] = [];
  const getState = () => state;
  const setState = (next: EditorState) => {
    state = next;
  };
  const paste = createPaste({ getState, setState, notice: (notice) => notices.push(notice) });
  return { paste, notices, getState, setState, html: () => printArticle(state.getCurrentContent()) };
}

it('E5 what was pasted can be put in with less, one step of undo each', () => {
  const { paste, html, getState } = open('<p>前</p>');
  paste.insert('', looks);
  expect(html()).toBe('<p>前红<span style="font-size:20px">字</span></p><h2>题</h2>');
  expect(paste.last()).toEqual({ choice: 'source' });
  paste.choose('tags');
  expect(html()).toBe('<p>前红字</p><h2>题</h2>');
  paste.choose('text');
  expect(html()).toBe('<p>前红字</p><p>题</p>');
  paste.choose('source');
  expect(html()).toBe('<p>前红<span style="font-size:20px">字</span></p><h2>题</h2>');
  expect(printArticle(EditorState.undo(getState()).getCurrentContent())).toBe('<p>前</p>');
});

it('with the next key the choice is over', () => {
  const { paste, html, getState, setState } = open('<p>前</p>');
  paste.insert('', looks);
  setState(EditorState.undo(getState()));
  expect(paste.last()).toBeUndefined();
  paste.choose('text');
  expect(html()).toBe('<p>前</p>');
});

it('plain text is put in as it is, and there is nothing to choose', () => {
  const { paste, html } = open('<p>前</p>');
  paste.insert('1 < 2', undefined);
  expect(html()).toBe('<p>前1 &lt; 2</p>');
  expect(paste.last()).toBeUndefined();
});

it('in code HTML is text', () => {
  const { paste, html } = open('<pre>码</pre>');
  paste.insert('红字', looks);
  expect(html()).toBe('<pre>码红字</pre>');
});

it('what this editor copied comes back to the letter, classes and all', () => {
  const { paste, html } = open('');
  paste.insert('', markCopy('<p class="price">价</p>'));
  expect(html()).toBe('<p class="price">价</p>');
  expect(paste.last()).toBeUndefined();
});

it('pictures that stayed in the other program are told of', () => {
  const { paste, notices } = open('<p>前</p>');
  paste.insert('', '<p>图<img src="file:///C:/1.png"></p>');
  expect(notices).toEqual([{ type: 'info', text: '有 1 张图片没有带过来，请单独复制粘贴' }]);
});

it('E1 an address pasted over chosen words links them, whatever else the clipboard holds; undo gives the words back', () => {
  const { paste, html, getState, setState } = open('<p>看这里</p>');
  setState(EditorState.acceptSelection(getState(), getState().getSelection().merge({ anchorOffset: 1 })));
  // As Edge copies an address: with the title of its page.
  paste.insert('https://a.example/', '<a href="https://a.example/">题</a>');
  expect(html()).toBe('<p>看<a href="https://a.example/" target="_blank" rel="noopener noreferrer">这里</a></p>');
  expect(printArticle(EditorState.undo(getState()).getCurrentContent())).toBe('<p>看这里</p>');
});

it('E1 addresses in pasted text are links', () => {
  const { paste, html } = open('<p>前</p>');
  paste.insert('看 https://v.douyin.com/iR2euxso/ 08/21', undefined);
  expect(html()).toBe('<p>前看 <a href="https://v.douyin.com/iR2euxso/">https://v.douyin.com/iR2euxso/</a> 08/21</p>');
});

it('E5 a clipboard without plain text is pasted, too', () => {
  const { paste, html } = open('<p>前</p>');
  paste.insert(null, '<p>后</p>');
  expect(html()).toBe('<p>前后</p>');
});
