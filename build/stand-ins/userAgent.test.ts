// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { isBrowser, isEngine, isPlatform, namesIn } from './userAgent.ts';

const require = createRequire(import.meta.url);
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Browsers by the name they have themselves. */
const plain = [
  ['Chrome on Windows', `${windows} ${blink} Chrome/126.0.0.0 Safari/537.36`],
  ['Chrome on a Mac', `${mac} ${blink} Chrome/126.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${android} ${blink} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ['Safari on a Mac', `${mac} ${webkit} Version/17.5 Safari/605.1.15`],
  ['Safari on a phone', `${iPhone} ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['WeChat on a phone of Apple', `${iPhone} ${webkit} Mobile/15E148 MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN`],
] as const;

/** All that draft-js asks, as `isBrowser('IE <= 11')`. */
const folder = 'node_modules/draft-js/lib';
const asked = readdirSync(folder).flatMap((name) => [
  ...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/UserAgent\.(is\w+)\('([^']+)'\)/g),
]);

/** The library's own, reading this for its browser's name; what it keeps is let go of, for others of this worker. */
function libraryIn(userAgent: string): Readonly<Record<string, (query: string) => boolean>> {
  const forget = () => {
    for (const name of ['fbjs/lib/UserAgent', 'fbjs/lib/UserAgentData', 'ua-parser-js'])
      delete require.cache[require.resolve(name)];
  };
  forget();
  vi.stubGlobal('navigator', { userAgent });
  try {
    return require('fbjs/lib/UserAgent');
  } finally {
    vi.unstubAllGlobals();
    forget();
  }
}

test.each(plain)('of %s draft-js is told what the library would tell it', (_, userAgent) => {
  const library = libraryIn(userAgent);
  const names = namesIn(userAgent);
  expect(asked.length).toBeGreaterThan(10);
  for (const [, ask = '', query = ''] of asked)
    expect([query, names.includes(query)]).toEqual([query, library[ask]?.(query)]);
});

test.each([
  ['Edge', `${windows} ${blink} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`],
  ['WeChat on Android', `${android} ${blink} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49`],
  ['the browser of QQ', `${windows} ${blink} Chrome/116.0.0.0 Safari/537.36 Core/1.94.236.400 QQBrowser/12.4`],
])('%s draws as Chrome does, and is taken for it', (_, userAgent) => {
  expect(namesIn(userAgent)).toEqual(['Chrome']);
});

test('draft-js asks of the browser that it runs in, and for nothing but browsers, engines and platforms', () => {
  const told = { isBrowser, isEngine, isPlatform };
  expect(asked.map(([, ask = '']) => ask).filter((ask) => !(ask in told))).toEqual([]);
  const here = namesIn(navigator.userAgent);
  for (const is of Object.values(told))
    for (const [, , query = ''] of asked) expect([query, is(query)]).toEqual([query, here.includes(query)]);
});
