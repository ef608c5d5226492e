import { expect, test } from 'vitest';
import { fileSchemes, isSafeAddress, linkSchemes } from './addresses.ts';
import { isPlayer } from './players.ts';

test.each([
  'https://a.example/b?c=d:e#f',
  'HTTP://a.example',
  'mailto:a@b.ca',
  'tel:+1604',
  'weixin://dl/business/?t=3uGqLFHHS3r',
  '/files/a:b.png',
  'a.png',
  '#top',
  '?q=a:b',
  '//cdn.example/a.png',
  '',
])('E6 a link may lead to %s', (address) => {
  expect(isSafeAddress(address, linkSchemes)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u2028javascript:alert(1)',
  '\u3000javascript:alert(1)',
  'javascript\u0000:alert(1)',
  'vbscript:x',
  'data:text/html,x',
  'blob:https://a.example/x',
  'file:///c:/a.doc',
  'ftp://a.example',
  'intent://x#Intent;scheme=x;end',
  'view-source:javascript:x',
  '日本:x',
])('E6 a link never leads to %j', (address) => {
  expect(isSafeAddress(address, linkSchemes)).toBe(false);
});

test.each(['mailto:a@b.ca', 'tel:1', 'data:image/png;base64,AAAA', 'blob:x', 'file:///a.png', 'cid:1'])(
  'E5 no picture comes from %s',
  (address) => {
    expect(isSafeAddress(address, fileSchemes)).toBe(false);
  },
);

test.each([
  ['https://player.bilibili.com/player.html?bvid=BV1&autoplay=0', true],
  ['//player.bilibili.com/player.html?aid=1', true],
  ['https://player.youku.com/embed/XNTk=', true],
  ['https://v.qq.com/txp/iframe/player.html?vid=a', true],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', true],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', true],
  ['http://www.youtube.com/embed/dQw4w9WgXcQ', false],
  ['https://www.youtube.com/redirect?q=x', false],
  ['https://www.youtube.com.evil.example/embed/a', false],
  ['https://user@evil.example/embed/a', false],
  ['https://www.youtube.com@evil.example/embed/a', false],
  ['https://www.youtube.com/embed/../redirect', false],
  ['javascript:alert(1)//https://www.youtube.com/embed/a', false],
  ['/embed/a', false],
  ['', false],
])('a frame of %s: %j', (address, shown) => {
  expect(isPlayer(address)).toBe(shown);
});
