import type { BrowserContext } from 'playwright-core';
import { medianOf } from '../rounds.ts';
import type { App } from './App.ts';
import { measureBlocked, measureForm, measureJump, measureLoad, measureScroll, type Readings } from './measureVisit.ts';
import { openBrowser, openVisit, type Slowness, type Visit } from './openVisit.ts';

/** What can be asked for; `load` always comes along. */
export const parts = ['load', 'scroll', 'jump', 'form', 'warm', 'slow'] as const;
export type Part = (typeof parts)[number];

/** Where an app answers. */
export interface Place {
  readonly executablePath: string;
  readonly url: string;
  readonly session: string;
  /** How many rows its list holds. */
  readonly rows: number;
}

/** Single visits differ by half: a first row is the middle of so many, each in a browser of its own. */
const VISITS = 3;
/** A phone on a bad line. */
const SLOW: Slowness = { processor: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };

/** All that is asked of one app, once, in browsers of its own. What fails is told and missing. */
export async function measureApp(app: App, place: Place, asked: ReadonlySet<Part>): Promise<Readings> {
  const { executablePath, url, session, rows } = place;
  let readings: Readings = {};
  const take = async (what: string, measure: () => Promise<Readings>) => {
    try {
      readings = { ...readings, ...(await measure()) };
    } catch (failure) {
      console.error(`${app.name}, ${what}: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`);
    }
  };
  const { browser, context } = await openBrowser(executablePath, url, session);
  try {
    const visit = await openVisit(context, app, url);
    await take('load', async () => {
      const loaded = await measureLoad(visit);
      return { ...loaded, firstRow: medianOf([loaded.firstRow ?? 0, ...(await firstRows(app, place))]) };
    });
    if (asked.has('scroll')) await take('scroll', () => measureScroll(visit, app));
    if (asked.has('jump')) await take('jump', () => measureJump(visit, app, rows));
    if (asked.has('form')) await take('form', () => measureForm(visit, app));
    await visit.page.close();
    if (asked.has('warm')) {
      const live = { ...app, row: app.live ?? app.row };
      await take('warm', async () => ({
        warm: await secondVisits(context, app, url),
        warmLive: await secondVisits(context, live, url),
      }));
    }
  } catch (failure) {
    console.error(`${app.name}: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`);
  } finally {
    await browser.close();
  }
  if (asked.has('slow')) await take('slow', () => measureSlow(app, place));
  return readings;
}

/** The other first visits; the page that is open is quiet meanwhile. */
async function firstRows(app: App, place: Place): Promise<readonly number[]> {
  const read: number[] = [];
  while (read.length < VISITS - 1) read.push(await visitOnce(app, place));
  return read;
}

/** Opens the list in a browser that has nothing yet, and tells when its first row stood. */
export async function visitOnce(app: App, { executablePath, url, session }: Omit<Place, 'rows'>): Promise<number> {
  const { browser, context } = await openBrowser(executablePath, url, session);
  try {
    return await firstRowOf(await openVisit(context, app, url));
  } finally {
    await browser.close();
  }
}

async function secondVisits(context: BrowserContext, app: App, url: string): Promise<number> {
  const read: number[] = [];
  while (read.length < VISITS) {
    const visit = await openVisit(context, app, url);
    read.push(await firstRowOf(visit));
    await visit.page.close();
  }
  return medianOf(read);
}

const firstRowOf = ({ page }: Visit): Promise<number> => page.evaluate(() => window.probe.first);

async function measureSlow(app: App, { executablePath, url, session }: Place): Promise<Readings> {
  const { browser, context } = await openBrowser(executablePath, url, session);
  try {
    return await measureBlocked(await openVisit(context, app, url, SLOW));
  } finally {
    await browser.close();
  }
}
