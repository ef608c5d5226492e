import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Disposable,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { logout } from '#schemas/endpoints/logout.ts';
import { sessionKey } from '#schemas/limits.ts';
import { isLasting, lastingPageOf, leavePage } from './lastingPage.ts';
import { siteUrl } from './siteUrl.ts';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export interface Person {
  readonly email: string;
  readonly pwd: string;
}
export const demo: Person = { email: 'demo@example.com', pwd: 'demo12345' };
export const admin: Person = { email: 'admin@example.com', pwd: 'admin12345' };

declare module 'vitest' {
  interface TaskMeta {
    /** What its pages showed when it failed. */
    showed?: string;
  }
}

interface Wanted extends BrowserContextOptions {
  /** Signed in already, as a browser that was here before. */
  readonly as?: Person;
  /** A page that ends with the test: a clock, a script or a speed of the test's own cannot be taken back. */
  readonly alone?: true;
  /** For how long anything of the page is waited for, in ms; `PATIENCE_MS` where nothing is said. */
  readonly patience?: number;
  /** What the page may say on its console; everything else fails the test. */
  readonly mayLog?: RegExp;
}

const PATIENCE_MS = 15_000;

// Written short, it is read in half the time.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** How a page is pressed: what keeps a browser's contexts apart. */
type Hand = 'mouse' | 'finger';

/** @throws Error where no one has said where the browser is. */
function launchOf() {
  const executablePath = process.env.CHROMIUM;
  if (!executablePath) throw new Error('Failed to find a browser: run npm test, or set CHROMIUM to its path.');
  return { executablePath, args: ['--no-sandbox', '--disable-background-networking'] };
}

/**
 * Browsers that were here before: what they have fetched and compiled is there. By hand and site; they stay open for the
 * next files of the worker, and end with it.
 */
const homes = new Map<string, Promise<BrowserContext>>();
/** For further merchants at the same time, and those that want what a browser cannot change. */
let browser: Promise<Browser> | undefined;
/** Every context of that one with what was wanted of it, and all that the running test has taken. */
const guests: (readonly [wanted: string, BrowserContext])[] = [];
const taken = new Set<BrowserContext>();
/** What pages of the running test run before anything else. */
const scripts = new Set<Disposable>();
/** A browser ends with its last page. */
const blanks = new Set<Page>();
let site = siteUrl;
const said: string[] = [];
const sessions = new Map<string, Promise<string>>();

/**
 * Opens pages for a test file; what a page complains of fails the test it happened in.
 *
 * @param at where the site is; the running product where nothing is said
 */
export function startBrowser(at = siteUrl): { open(path: string, wanted?: Wanted): Promise<Page> } {
  site = at;
  afterEach(async ({ task }) => {
    const pages = [...taken].flatMap((context) => context.pages()).filter((page) => !blanks.has(page));
    const failed = task.result?.state === 'fail';
    if (failed) task.meta.showed = (await Promise.all(pages.map(shownBy))).join('\n');
    // Those of a page that ended have ended with it.
    await Promise.all([...scripts].map((script) => script.dispose().catch(() => undefined)));
    scripts.clear();
    await Promise.all([...taken].map((context) => context.setOffline(false)));
    // What a failed test has left behind nobody knows.
    await Promise.all(pages.map((page) => (!failed && isLasting(page) ? leave(page) : page.close())));
    taken.clear();
    expect(said.splice(0), 'nothing unexpected on the console').toEqual([]);
  });
  // A story may have ended one, or changed the password it was got with.
  afterAll(() => sessions.clear());
  return { open };
}

/** What was on the screen when a story failed: the failure alone says only what was not. */
async function shownBy(page: Page): Promise<string> {
  const shown = await page.ariaSnapshot({ timeout: 5000 }).catch(({ message }: Error) => message);
  process.stderr.write(`${page.url()} showed\n${shown}\n`);
  // Behind the frame, which every screen has.
  return `${new URL(page.url()).pathname} showed ${shown.slice(Math.max(0, shown.indexOf('- main')))}`;
}

async function open(
  path: string,
  { as, mayLog, alone, patience = PATIENCE_MS, ...options }: Wanted = {},
): Promise<Page> {
  const context = await takeContext(options);
  const page = alone ? await context.newPage() : await lastingPageOf(context);
  page.setDefaultTimeout(patience);
  await page.setViewportSize(options.viewport ?? desktop);
  await forgetAll(page);
  page.on('console', (message) => {
    const complains = message.type() === 'error' || message.type() === 'warning';
    if (complains && !mayLog?.test(message.text())) said.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  if (as) {
    const session = await sessionOf(as);
    // Once only: a session that ends in a test stays ended.
    scripts.add(
      await page.addInitScript(
        ([key, value]) => {
          if (sessionStorage.getItem('signed-in') !== null) return;
          sessionStorage.setItem('signed-in', 'yes');
          localStorage.setItem(key, value);
        },
        [sessionKey, session] as const,
      ),
    );
  }
  await page.goto(path);
  return page;
}

/** Leads a page out of its test; one that crashed, or whose server ended, ends as well. */
async function leave(page: Page): Promise<void> {
  await leavePage(page, `${site()}/healthz`).catch(() => page.close());
}

/** One that no page of this test is in. What an earlier one has fetched is there: most merchants were here before. */
async function takeContext({ viewport: _, hasTouch, ...options }: BrowserContextOptions): Promise<BrowserContext> {
  const hand = hasTouch ? 'finger' : 'mouse';
  const home = Object.keys(options).length === 0 ? await homeOf(hand) : undefined;
  const context = home && !taken.has(home) ? home : await guestOf({ ...habits[hand], ...options, baseURL: site() });
  context.setDefaultTimeout(PATIENCE_MS);
  taken.add(context);
  return context;
}

/** A desktop's stories are told by who wants no motion, which is what is seen at last; a phone's with all of it. */
const habits = {
  mouse: { locale: 'zh-CN', reducedMotion: 'reduce' },
  finger: { locale: 'zh-CN', hasTouch: true },
} as const;

function homeOf(hand: Hand): Promise<BrowserContext> {
  const place = `${hand} ${site()}`;
  const home = homes.get(place) ?? openHome(hand);
  homes.set(place, home);
  return home;
}

async function openHome(hand: Hand): Promise<BrowserContext> {
  const folder = join(inject('profiles'), `${hand}-${new URL(site()).port}`);
  const context = await chromium.launchPersistentContext(folder, { ...launchOf(), ...habits[hand], baseURL: site() });
  for (const page of context.pages()) blanks.add(page);
  return hearLogouts(context);
}

async function guestOf(options: BrowserContextOptions): Promise<BrowserContext> {
  const wanted = JSON.stringify(options);
  const [, free] = guests.find(([known, context]) => known === wanted && !taken.has(context)) ?? [];
  if (free) return free;
  browser ??= chromium.launch(launchOf());
  const context = hearLogouts(await (await browser).newContext(options));
  guests.push([wanted, context]);
  return context;
}

/** A session that a page has logged out of is over on the service as well: the next test signs in anew. K6 */
function hearLogouts(context: BrowserContext): BrowserContext {
  return context.on('request', (request) => {
    if (new URL(request.url()).pathname === logout.path) sessions.clear();
  });
}

/** Leaves nothing of an earlier test but files: no session, no draft, no view, no way back. */
async function forgetAll(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,cache_storage,service_workers,file_systems';
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site()).origin, storageTypes });
  await devtools.send('Page.resetNavigationHistory');
  await devtools.detach();
}

function sessionOf({ email, pwd }: Person): Promise<string> {
  // A session is a site's own: one of another file's site would show the login here.
  const place = `${email} ${site()}`;
  const known = sessions.get(place) ?? signIn(email, pwd);
  sessions.set(place, known);
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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await readAxe(page);
  return page.evaluate(async () => {
    const { axe } = globalThis;
    // What these find is never serious: a third of all rules, that would be asked of every element for nothing.
    const light = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    const rules = Object.fromEntries(light.map(({ id }) => [id, { enabled: false }]));
    // Fetching every style sheet once more serves rules about sound that plays by itself and turned screens alone.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], preload: false, rules });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

/** By way of the browser's own tools: what is evaluated in a page takes a third longer, for it is packed twice. */
async function readAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: axe });
  await devtools.detach();
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

const NEWS = /^GET \/api\/applet\/merchant\/orders\/get\?shop_id=\d+&page=1&size=10&status=1$/;
/** What was called for, without the question for new orders that any page asks by itself at any time. OR-E9 */
export const withoutNews = (calls: readonly string[]): readonly string[] => calls.filter((call) => !NEWS.test(call));

/** Whether anything can be scrolled sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
