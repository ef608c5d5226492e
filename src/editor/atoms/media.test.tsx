// @vitest-environment jsdom
import { EditorState } from 'draft-js';
import { expect, test } from 'vitest';
import { printArticle, readArticle } from '../document/article.ts';
import { insertParagraphs } from '../document/insertParagraphs.ts';
import { piecesOf } from '../document/piecesOf.ts';
import { filmOf, mediaOf } from '../media/mediaOf.ts';
import { readPlayable } from '../media/players.ts';

/** What stands in each paragraph, by the names of its atoms. */
const atomsIn = (html: string) =>
  piecesOf(readArticle(html)).flatMap(({ runs }) =>
    runs.flatMap(({ entity }) => (entity?.type === 'ATOM' ? [entity.data.name] : [])),
  );

const PLAYER =
  '<iframe src="https://player.bilibili.com/player.html?bvid=BV1" width="420" height="280" allowfullscreen="" frameborder="0" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"></iframe>';

test.each([
  ['<p><img src="/files/image/1.png" alt="饺子"></p>', ['image']],
  ['<p>前<img src="image/1.png" style="float:left;margin:0 1em 0.5em 0" class="x" width="200">后</p>', ['image']],
  [
    '<p><img alt="" src="https://cdn.example.com/a.png" hspace="3" align="left"><img src="/b.png"></p>',
    ['image', 'image'],
  ],
  ['<img src="/a.png">', ['image']],
  ['<p style="text-align:center"><img src="/a.png"></p>', ['image']],
  ['<p><video src="/files/video/1.mp4" controls="" preload="none" width="420"></video></p>', ['video']],
  ['<video controls="" src="https://a.example/1.mp4" poster="/p.png"></video>', ['video']],
  ['<p><audio src="/files/audio/1.mp3" controls=""></audio></p>', ['audio']],
  [`<p>${PLAYER}</p>`, ['player']],
  [
    '<p><a class="attachment" href="/files/file/1.pdf" download="菜单 &amp; 价目.pdf">菜单 &amp; 价目.pdf</a></p>',
    ['attachment'],
  ],
  ['<p><a href="/files/file/1.pdf">菜单</a></p>', []],
  ['<video controls=""><source src="/a.mp4" type="video/mp4"></video>', ['kept']],
  ['<figure><img src="/a.png"><figcaption>饺子 &amp; 汤</figcaption></figure>', ['figure']],
  [
    '<figure class="image" style="width: 50%;">\n<img src="/a.png">\n<figcaption> 饺子\n</figcaption></figure>',
    ['figure'],
  ],
  [
    '<figure><a href="/shop"><img src="/a.png" width="9"></a><figcaption class="c">饺子</figcaption></figure>',
    ['figure'],
  ],
  ['<figure><img src="/a.png"></figure>', ['figure']],
  ['<figure><img src="/a.png"><figcaption></figcaption></figure>', ['figure']],
  ['<figure><img src="/a.png"><figcaption>饺<b>子</b></figcaption></figure>', ['kept']],
  ['<figure>前<img src="/a.png"><figcaption>饺子</figcaption></figure>', ['kept']],
  ['<figure><img src="/a.png"><img src="/b.png"><figcaption>饺子</figcaption></figure>', ['kept']],
  ['<figure><figcaption>饺子</figcaption><img src="/a.png"></figure>', ['kept']],
  ['<div>前<figure><img src="/a.png"><figcaption>饺子</figcaption></figure></div>', ['figure']],
])('E12 %s is opened as %j and stored as it was', (html, names) => {
  expect(atomsIn(html)).toEqual(names);
  expect(printArticle(readArticle(html))).toBe(html);
});

test.each([
  [
    '图片',
    mediaOf('image', '/files/image/1.png', '饺子 & 汤.png'),
    '<img src="/files/image/1.png" alt="饺子 &amp; 汤">',
  ],
  ['音频', mediaOf('audio', '/1.mp3', 'a.mp3'), '<audio src="/1.mp3" controls="" preload="none"></audio>'],
  ['视频', mediaOf('video', '/1.mp4', 'a.mp4'), '<video src="/1.mp4" controls="" preload="none" width="420"></video>'],
  [
    '附件',
    mediaOf('file', '/1.pdf', '菜单.pdf'),
    '<a class="attachment" href="/1.pdf" download="菜单.pdf">菜单.pdf</a>',
  ],
  ['网上的视频', filmOf(readPlayable('https://www.bilibili.com/video/BV1') ?? { as: 'video', src: '' }), undefined],
  ['上传中', { name: 'upload', value: { id: 'loading_1' } }, ''],
])('E1 %s goes into a paragraph of its own, and comes back from storage', (_, fresh, html) => {
  const opened = EditorState.createWithContent(readArticle('<p>前</p>'));
  const stored = printArticle(insertParagraphs(EditorState.moveFocusToEnd(opened), [fresh]).getCurrentContent());
  if (html !== undefined) expect(stored).toBe(html === '' ? '<p>前</p><p><br></p>' : `<p>前</p><p>${html}</p>`);
  expect(printArticle(readArticle(stored))).toBe(stored);
});
