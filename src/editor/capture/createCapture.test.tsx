// @vitest-environment jsdom
import { EditorState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { printArticle, readArticle } from '../document/article.ts';
import { insertHtml } from '../document/insertHtml.ts';
import type { Captured, EditorPorts } from '../EditorPorts.ts';
import { createCapture } from './createCapture.ts';
import { remoteSources } from './remoteSources.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const FAR = 'https://mmbiz.example/640?wx_fmt=png&tp=webp';
const HTML = `<p>前<img src="${FAR.replace('&', '&amp;')}" alt="饺子">后</p><p><img src="/files/image/1.png"></p>`;

function open(html: string, capture?: EditorPorts['capture']) {
  let state = EditorState.createWithContent(readArticle(html));
  const asked: (readonly string[])[] = [];
  const notices: string[] = [];
  let works = 0;
  const ports: EditorPorts = {
    upload: async () => '',
    ...(capture && {
      capture: (urls, signal) => {
        asked.push(urls);
        return capture(urls, signal);
      },
    }),
    storage: { get: () => undefined, set: () => true, remove: () => undefined, subscribe: () => () => undefined },
    clock: { now: () => 0, sleep: async () => undefined },
    notice: ({ text }) => void notices.push(text),
    wordLimit: 10_000,
    resolve: (url) => new URL(url, 'https://shop.example').href,
    beginWork: () => {
      works += 1;
      return () => {
        works -= 1;
      };
    },
  };
  const article = {
    ports,
    getState: () => state,
    setState: (next: EditorState) => {
      state = next;
    },
  };
  const seen = { asked, notices, works: () => works, html: () => printArticle(state.getCurrentContent()) };
  const paste = (more: string) => article.setState(insertHtml(EditorState.moveSelectionToEnd(state), more));
  const undo = () => article.setState(EditorState.undo(state));
  const redo = () => article.setState(EditorState.redo(state));
  return { ...seen, paste, undo, redo, state: () => state, capture: createCapture(article) };
}

const found = (urls: readonly string[]): Promise<readonly Captured[]> =>
  Promise.resolve(urls.map((source, at) => ({ source, url: `/files/image/${at + 7}.png` })));

it('E11 a pasted picture from elsewhere is fetched to our own host, and nothing is saved meanwhile', async () => {
  const { capture, asked, html, works, notices, state } = open(HTML, found);
  capture.run();
  expect([capture.underWay(), works()]).toEqual([1, 1]);
  await settled();
  expect(asked).toEqual([[FAR]]);
  expect(html()).toBe('<p>前<img src="/files/image/7.png" alt="饺子">后</p><p><img src="/files/image/1.png"></p>');
  expect([capture.underWay(), works(), notices, state().getUndoStack().size]).toEqual([0, 0, [], 0]);
});

test.each([
  ['is refused', async (urls: readonly string[]) => urls.map((source) => ({ source, url: undefined }))],
  ['fails altogether', async () => Promise.reject(new Error('请求错误'))],
])('E11 a picture whose fetching %s stays as it is, and the merchant is told', async (_, answer) => {
  const { capture, html, works, notices, asked } = open(HTML, answer);
  capture.run();
  await settled();
  expect(html()).toBe(HTML);
  expect([notices, works()]).toEqual([['有 1 张网上的图片没能转存，仍用原来的地址'], 0]);
  capture.run();
  expect(asked).toHaveLength(1);
});

it('E11 pictures in what is kept as it is are fetched as well', async () => {
  const kept = '<div><div><p>甲</p></div><div><img alt="" src="https://a.example/1.png?a=1&amp;b=2"></div></div>';
  const { capture, html, asked } = open(kept, found);
  capture.run();
  await settled();
  expect(asked).toEqual([['https://a.example/1.png?a=1&b=2']]);
  expect(html()).toBe('<div><div><p>甲</p></div><div><img alt="" src="/files/image/7.png"></div></div>');
});

it('E11 whoever does not want to wait goes on', async () => {
  const { capture, html, works, notices } = open(
    HTML,
    (_, signal) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  capture.run();
  capture.stop();
  await settled();
  expect([html(), works(), notices, capture.underWay()]).toEqual([HTML, 0, [], 0]);
});

it('E11 pictures beyond the first hundred, and those pasted meanwhile, are fetched next', async () => {
  const far = (at: number) => `<img src="https://a.example/${at}.png">`;
  const many = `<p>${Array.from({ length: 130 }, (_, at) => far(at)).join('')}</p>`;
  const { capture, asked, works, paste } = open(many, async (urls) => {
    if (asked.length === 1) paste(`<p>${far(500)}</p>`);
    return urls.map((source) => ({ source, url: source.replace('a.example', 'cdn.example') }));
  });
  capture.run();
  await settled();
  expect(asked.map(({ length }) => length)).toEqual([100, 31]);
  expect([works(), capture.underWay()]).toEqual([0, 0]);
});

it('E11 E10 what is taken back and done again does not bring addresses from elsewhere back', async () => {
  const { capture, html, paste, undo, redo } = open(HTML, found);
  paste('<p>后来</p>');
  capture.run();
  await settled();
  const after = html();
  expect(after).toContain('/files/image/7.png');
  undo();
  expect(html()).toBe(HTML.replace(FAR.replace('&', '&amp;'), '/files/image/7.png'));
  redo();
  expect(html()).toBe(after);
});

it('E11 without a controller nothing is asked for', () => {
  const { capture, works } = open(HTML);
  capture.run();
  expect(works()).toBe(0);
});

test.each([
  ['https://a.example/1.png', true],
  ['//a.example/1.png', true],
  ['https://shop.example/1.png', false],
  ['/files/1.png', false],
  ['image/1.png', false],
  ['http://localhost:3000/1.png', false],
  ['http://127.0.0.1/1.png', false],
])('E11 whether the picture at %s is fetched: %j', (src, isRemote) => {
  const content = readArticle(`<p><img src="${src}"></p>`);
  expect(remoteSources(content, 'shop.example')).toEqual(isRemote ? [src] : []);
});
