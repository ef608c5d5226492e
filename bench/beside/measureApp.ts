import type { App } from './App.ts';
import { measureFirstRows } from './measureFirstRows.ts';
import { measureBlocked, measureForm, measureJump, measureLoad, measureScroll, type Readings } from './measureVisit.ts';
import { openBrowser, openVisit, type Slowness } from './openVisit.ts';

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
    await take('load', () => measureLoad(visit));
    if (asked.has('scroll')) await take('scroll', () => measureScroll(visit, app));
    if (asked.has('jump')) await take('jump', () => measureJump(visit, app, rows));
    if (asked.has('form')) await take('form', () => measureForm(visit, app));
  } catch (failure) {
    console.error(`${app.name}: ${failure instanceof Error ? failure.message.split('\n')[0] : failure}`);
  } finally {
    await browser.close();
  }
  await take('first rows', () => measureFirstRows(app, place, asked.has('warm')));
  if (asked.has('slow')) await take('slow', () => measureSlow(app, place));
  return readings;
}

/** What a merchant waits for, on such a phone. */
export async function measureSlow(app: App, { executablePath, url, session }: Omit<Place, 'rows'>): Promise<Readings> {
  const { browser, context } = await openBrowser(executablePath, url, session);
  try {
    return await measureBlocked(await openVisit(context, app, url, SLOW));
  } finally {
    await browser.close();
  }
}
