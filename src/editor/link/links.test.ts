import { EditorState } from 'draft-js';
import { expect, it, test } from 'vitest';
import { drawn, selected, typed } from '../../../tests/support/articleLines.ts';
import { toggleMark } from '../commands/marks.ts';
import { autoLink } from './autoLink.ts';
import { hrefOf, lacksScheme } from './hrefOf.ts';
import { linkAt, linkText, setLink, unlink } from './links.ts';
import { shortened } from './shortened.ts';

const twice = (text: string) => [text, text] as const;
const shop = { href: 'https://a.ca/', apart: false };

it('E1 the selected text becomes a link, and text again', () => {
  const linked = setLink(typed('看[这里]吧'), shop);
  expect(drawn(linked)).toEqual(['看<LINK {"href":"https://a.ca/"}>这里</>吧']);
  expect(drawn(unlink(linked))).toEqual(['看这里吧']);
  expect(drawn(EditorState.undo(linked))).toEqual(['看这里吧']);
});

it('E1 with nothing selected its own text is written, or the address', () => {
  expect(drawn(setLink(typed('看|'), shop, '菜单'))).toEqual(['看<LINK {"href":"https://a.ca/"}>菜单</>']);
  expect(drawn(setLink(typed('看|'), shop))).toEqual(['看<LINK {"href":"https://a.ca/"}>https://a.ca/</>']);
});

it('E1 a link at the caret is changed as a whole, and keeps what nobody asked about', () => {
  const linked = setLink(typed('看[这里]吧'), { href: '/a', title: '旧', apart: true });
  const inside = selected(linked, '看这|里吧');
  expect(linkAt(inside)).toMatchObject({ text: '这里', attributes: { href: '/a', title: '旧', target: '_blank' } });
  expect(drawn(setLink(inside, { href: '/b', apart: false }, '那里'))).toEqual(['看<LINK {"href":"/b"}>那里</>吧']);
});

it('E1 bold words stay bold under a link, as long as their text is the same', () => {
  const half = selected(toggleMark(typed('看[这]里'), 'bold'), '看[这里]');
  expect(drawn(setLink(half, { href: '/a', apart: false }, '这里'))).toEqual([
    '看<BOLD LINK {"href":"/a"}>这</><LINK {"href":"/a"}>里</>',
  ]);
});

it('E1 over several paragraphs the text stays and each part is linked', () => {
  const state = typed('第一[段', '---', '第二]段');
  expect(linkText(state)).toBeUndefined();
  expect(drawn(setLink(state, { href: '/a', apart: false }, '不'))).toEqual([
    '第一<LINK {"href":"/a"}>段</>',
    'atomic  ',
    '<LINK {"href":"/a"}>第二</>段',
  ]);
});

test.each([
  ['https://a.ca/x', 'https://a.ca/x'],
  ['  http://a.ca ', 'http://a.ca'],
  ['a.ca/menu', 'http://a.ca/menu'],
  ['localhost:8080/x', 'http://localhost:8080/x'],
  ['owner@a.ca', 'mailto:owner@a.ca'],
  ['mailto:owner@a.ca', 'mailto:owner@a.ca'],
  ['tel:+16045550123', 'tel:+16045550123'],
  ['/shop/1', '/shop/1'],
  ['#top', '#top'],
  ['weixin://dl/business/?t=3uGqLFHHS3r', 'weixin://dl/business/?t=3uGqLFHHS3r'],
  ['weixin:x', undefined],
  ['b23.tv/BV1GJ411x7h7', 'http://b23.tv/BV1GJ411x7h7'],
  ['?page=2', '?page=2'],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['java\u0000script:alert(1)', undefined],
  [' \u0001javascript:alert(1)', undefined],
  ['vbscript:x', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['', undefined],
  ['   ', undefined],
])('E6 the address %j leads to %j', (address, href) => {
  expect(hrefOf(address)).toBe(href);
});

test.each([
  ['a.ca', true],
  ['a.ca:8080', true],
  ['https://a.ca', false],
  ['tel:1', false],
  ['x@a.ca', false],
  ['/a', false],
  ['', false],
])('E1 whether %j will be given http:// is said beforehand: %j', (address, lacks) => {
  expect(lacksScheme(address)).toBe(lacks);
});

test.each([
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(20)}...`],
])('E10 the bubble shows %s as %s', (address, shown) => {
  expect(shortened(address)).toBe(shown);
});

test.each([
  ['见 https://a.ca/x?y=1|', 'https://a.ca/x?y=1', 'https://a.ca/x?y=1'],
  ['www.a.ca|', 'www.a.ca', 'http://www.a.ca'],
  ['看b23.tv/abC1|', 'b23.tv/abC1', 'http://b23.tv/abC1'],
  ['v.douyin.com/iR2euxso/|', 'v.douyin.com/iR2euxso/', 'http://v.douyin.com/iR2euxso/'],
  ['点weixin://dl/business/?t=a=|', 'weixin://dl/business/?t=a=', 'weixin://dl/business/?t=a='],
  ['在 https://maps.google.com/@49.2,-123.1,15z|', ...twice('https://maps.google.com/@49.2,-123.1,15z')],
])('E1 an address that was just typed becomes a link: %s', (line, text, href) => {
  expect(linkAt(autoLink(typed(line)))).toMatchObject({ text, attributes: { href } });
});

test.each([
  '见 https://a.ca|/x',
  'a.ca|',
  'javascript:alert(1)|',
  'ftp://a.ca/x|',
  'notb23.tv/x|',
  'weixin:x|',
  '[https://a.ca]',
  '|',
])('E1 no link comes of %s by itself, or only of what stands before the caret', (line) => {
  expect(linkAt(autoLink(typed(line)))?.text).toBe(line.includes('https://a.ca|') ? 'https://a.ca' : undefined);
});

it('E1 what is a link already is left alone', () => {
  const linked = selected(setLink(typed('[https://a.ca]'), { href: '/b', apart: false }), 'https://a.ca|');
  expect(autoLink(linked)).toBe(linked);
});

test.each(['mailto:owner@a.ca', 'tel:+16045550123', 'weixin://dl/business/?t=a'])(
  'E10 %s opens in place, whatever is asked: no empty window stays behind',
  (href) => {
    const linked = setLink(typed('[这里]'), { href, apart: true });
    expect(linkAt(linked)?.attributes).toEqual({ href });
  },
);
