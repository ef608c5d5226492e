import { expect, test } from 'vitest';
import { isPlayer } from '#schemas/article/players.ts';
import { readPlayable } from './players.ts';

test.each([
  [
    'https://www.bilibili.com/video/BV1GJ411x7h7?p=2&t=90.5',
    'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7&page=2&t=90&autoplay=0',
  ],
  ['https://m.bilibili.com/video/av170001', 'https://player.bilibili.com/player.html?aid=170001&autoplay=0'],
  ['//player.bilibili.com/player.html?bvid=BV1GJ411x7h7', 'https://player.bilibili.com/player.html?bvid=BV1GJ411x7h7'],
  ['https://v.youku.com/v_show/id_XNTk0=.html?spm=1', 'https://player.youku.com/embed/XNTk0='],
  ['https://v.qq.com/x/page/a0012abcdef.html', 'https://v.qq.com/txp/iframe/player.html?vid=a0012abcdef'],
  ['https://v.qq.com/x/cover/mzc00200/a0012abcdef.html', 'https://v.qq.com/txp/iframe/player.html?vid=a0012abcdef'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1h2m3s', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3723'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=90', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=90'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&start=5', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=5'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=soon', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x&t=43', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=43'],
  ['youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  [
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&amp;start=3" allowfullscreen></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&start=3',
  ],
])('E1 %s is shown by its player', (text, src) => {
  expect(readPlayable(text)).toEqual({ as: 'player', src });
  expect(isPlayer(src)).toBe(true);
});

test.each([
  ['https://cdn.example.com/a.mp4?x=1', 'video'],
  ['http://cdn.example.com/a.WEBM', 'video'],
  ['cdn.example.com/v/a.m4v', 'video'],
  ['https://cdn.example.com/a.mp3', 'audio'],
])('E1 %s is played as %s', (text, as) => {
  expect(readPlayable(text)?.as).toBe(as);
});

test.each([
  '',
  '牛肉',
  'https://example.com/',
  'https://example.com/watch?v=1',
  'https://www.bilibili.com/',
  'https://www.youtube.com/watch?v=',
  'https://evil.example/player.bilibili.com/player.html',
  'https://player.bilibili.com.evil.example/player.html?bvid=BV1',
  'javascript:alert(1)//a.mp4',
  'data:video/mp4;base64,AAAA',
  'file:///a.mp4',
  'http://player.bilibili.com/player.html?bvid=BV1',
  '<iframe src="https://evil.example/"></iframe>',
  'a.mp4',
])('E1 %s is no film anybody here can play', (text) => {
  expect(readPlayable(text)).toBeUndefined();
});
