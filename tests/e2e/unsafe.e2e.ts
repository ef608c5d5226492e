import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { playerOrigins } from '#schemas/article/players.ts';
import { openCleaner } from '../../server/articles/openCleaner.ts';
import { publishedFixtures } from '../unsafe/publishedFixtures.ts';
import { soup } from '../unsafe/soup.ts';
import { vectors } from '../unsafe/vectors.ts';
import { startBrowser } from './browser.ts';

const site = 'http://article.example';
const { open } = startBrowser(() => site);
const payloads = [...publishedFixtures, ...vectors];
const cleanOnServer = openCleaner();
const parser = new new JSDOM('').window.DOMParser();
const reprintOnServer = (html: string) =>
  parser.parseFromString(`<!doctype html><body>${html}`, 'text/html').body.innerHTML;
let script = '';

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/unsafe/display.ts', formats: ['iife'], name: 'display' },
    },
  });
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error('Failed to build the page that displays articles.');
  script = chunk.code;
});

/** A page without any policy of its own: what holds here holds by the cleaning alone. */
async function openBare(asked: string[] = []): Promise<Page> {
  const page = await open('about:blank', { mayLog: /./ });
  await page.route('**', (route) => {
    const request = route.request();
    if (request.url() === `${site}/`) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' });
    asked.push(`${request.resourceType()} ${request.url()}`);
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('/');
  await page.addScriptTag({ content: script });
  return page;
}

async function showAll(page: Page, articles: readonly string[]): Promise<number> {
  return page.evaluate(async (htmls) => {
    for (const html of htmls) window.show(html);
    await window.settled();
    return window.runs;
  }, articles);
}

it('E6 there are enough of them, and where nothing is cleaned they do run', async () => {
  expect([publishedFixtures.length > 150, new Set(vectors).size > 150]).toEqual([true, true]);
  // Those that leave the page standing, one for one: a handler on an element that is drawn.
  const loud = vectors.filter((vector) =>
    /^<(?:img|svg|video|details|p|div)\b[^<>]*\son\w+="?ran\(\)[^<>]*>/.test(vector),
  );
  const page = await openBare();
  expect(await showAll(page, loud)).toBeGreaterThan(loud.length / 2);
  expect(loud.length).toBeGreaterThan(20);
});

it("E6 none of DOMPurify's own fixtures and of the known vectors runs where an article is displayed", async () => {
  const asked: string[] = [];
  const page = await openBare(asked);
  const clean = await page.evaluate((htmls) => htmls.map((html) => window.clean(html)), payloads);
  expect(await showAll(page, clean)).toBe(0);
  const fetched = asked.filter((line) => !/^(?:image|media) https?:/.test(line));
  expect(fetched.filter((line) => !playerOrigins.some((origin) => line.startsWith(`document ${origin}/`)))).toEqual([]);
  expect(page.url()).toBe(`${site}/`);
});

it('E6 what one side lets pass, the other lets pass as it is', async () => {
  const page = await openBare();
  const fromServer = payloads.map(cleanOnServer);
  const here = await page.evaluate(
    ([all, passed]) => ({
      clean: all.map((html) => window.clean(html)),
      // A browser of today writes `&lt;` in an attribute where others write `<`: both are the same when read.
      taken: passed.filter((html) => window.clean(html) !== window.reprint(html)),
    }),
    [payloads, fromServer] as const,
  );
  expect(here.taken).toEqual([]);
  expect(here.clean.filter((html) => cleanOnServer(html) !== reprintOnServer(html))).toEqual([]);
});

it('E6 what only the server has cleaned does not run either', async () => {
  const page = await openBare();
  expect(await showAll(page, payloads.map(cleanOnServer))).toBe(0);
});

it('E6 whatever elements are thrown together, nothing runs, and both sides leave the same alone', async () => {
  const soups = fc.sample(soup, { seed: 6, numRuns: 1000 });
  const page = await openBare();
  const fromServer = soups.map(cleanOnServer);
  const here = await page.evaluate(
    ([all, passed]) => ({
      clean: all.map((html) => window.clean(html)),
      taken: passed.filter((html) => window.clean(html) !== window.reprint(html)),
    }),
    [soups, fromServer] as const,
  );
  expect(here.taken).toEqual([]);
  expect(here.clean.filter((html) => cleanOnServer(html) !== reprintOnServer(html))).toEqual([]);
  expect(await showAll(page, [...here.clean, ...fromServer])).toBe(0);
});
