import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { lastPictureKey, sessionKey } from '#schemas/limits.ts';
import { siteUrl } from './siteUrl.ts';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export interface Person {
  readonly email: string;
  readonly pwd: string;
}
export const demo: Person = { email: 'demo@example.com', pwd: 'demo12345' };
export const admin: Person = { email: 'admin@example.com', pwd: 'admin12345' };

interface Wanted extends BrowserContextOptions {
  /** Signed in already, as a browser that was here before. */
  readonly as?: Person;
  /** What was seen last may be seen again; else it would be taken for what the server holds now. 032 */
  readonly remembers?: true;
  /** What the page may say on its console; everything else fails the test. */
  readonly mayLog?: RegExp;
}

// Written short, it is read in half the time.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

let browser: Browser;
/** Every context with what was wanted of it, and those that the running test has taken. */
const contexts: (readonly [wanted: string, BrowserContext])[] = [];
const taken = new Set<BrowserContext>();
let site = siteUrl;
const said: string[] = [];
const sessions = new Map<string, Promise<string>>();

/**
 * Starts one browser for a test file; what a page complains of fails the test it happened in.
 *
 * @param at where the site is; the running product where nothing is said
 */
export function startBrowser(at = siteUrl): { open(path: string, wanted?: Wanted): Promise<Page> } {
  site = at;
  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM;
    if (!executablePath) throw new Error('Failed to find a browser: run npm test, or set CHROMIUM to its path.');
    browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking'],
    });
  });
  afterEach(async () => {
    await Promise.all([...taken].flatMap((context) => context.pages().map((page) => page.close())));
    taken.clear();
    expect(said.splice(0), 'nothing unexpected on the console').toEqual([]);
  });
  afterAll(() => browser.close());
  return { open };
}

async function open(path: string, { as, mayLog, remembers, ...options }: Wanted = {}): Promise<Page> {
  const context = await takeContext(options);
  const page = await context.newPage();
  await forgetAll(page);
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (complains && !mayLog?.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  // Frames without an origin have no storage.
  if (!remembers) await page.addInitScript((key) => origin !== 'null' && localStorage.removeItem(key), lastPictureKey);
  if (as) {
    const session = await sessionOf(as);
    // Once only: a session that ends in a test stays ended.
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('signed-in') !== null) return;
        sessionStorage.setItem('signed-in', 'yes');
        localStorage.setItem(key, value);
      },
      [sessionKey, session] as const,
    );
  }
  await page.goto(path);
  return page;
}

/** One that no page of this test is in. What an earlier one has fetched is there: most merchants were here before. */
async function takeContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const wanted = JSON.stringify(options);
  // With a mouse nothing moves, as some merchants ask for; under a finger everything does.
  const reducedMotion = options.hasTouch ? 'no-preference' : 'reduce';
  const [, free] = contexts.find(([known, context]) => known === wanted && !taken.has(context)) ?? [];
  const context =
    free ??
    (await browser.newContext({ baseURL: site(), viewport: desktop, locale: 'zh-CN', reducedMotion, ...options }));
  if (!free) contexts.push([wanted, context]);
  context.setDefaultTimeout(15_000);
  taken.add(context);
  return context;
}

/** Leaves nothing of an earlier test but files: no session, no draft, no view. */
async function forgetAll(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site()).origin, storageTypes });
  await devtools.detach();
  await page.context().setOffline(false);
}

function sessionOf({ email, pwd }: Person): Promise<string> {
  const known = sessions.get(email) ?? signIn(email, pwd);
  sessions.set(email, known);
  return known;
}

async function signIn(email: string, pwd: string): Promise<string> {
  const answer = await fetch(`${site()}/api/applet/merchant/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, pwd }),
  });
  const { login_session } = await answer.json();
  return String(login_session);
}

/** What stands in the way of people with screen readers, keyboards or weak eyes; only what is serious. */
export async function barriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // Fetching every style sheet once more serves rules about sound that plays by itself and turned screens alone.
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'], preload: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

/** Every call to the applet from now on, as `METHOD path body`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}

/** Whether anything can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
