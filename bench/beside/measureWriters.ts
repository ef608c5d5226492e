import type { App } from './App.ts';
import type { Measure } from './measures.ts';
import { codeOf, heapOf, openForm, type Readings, typeIn } from './measureVisit.ts';
import { openBrowser, openVisit, untilQuiet } from './openVisit.ts';
import { startSites } from './startSites.ts';
import { type Table, tableOf } from './tableOf.ts';
import { LIBRARY, writers } from './writers.ts';

/** Opening is bound as a form is, keys as in forms; what the library weighs by itself is what nobody can go below. */
const measures: readonly Measure[] = [
  { key: 'opened', title: 'an article opened', unit: 'ms', by: 'value', must: 120, goal: 85 },
  { key: 'brought', title: 'JS and CSS that come with it', unit: 'kB', by: 'value' },
  { key: 'added', title: 'heap that it adds', unit: 'MB', by: 'ratio', must: 1.2, goal: 1 },
  { key: 'heap', title: 'heap with it', unit: 'MB', by: 'value' },
  { key: 'blocked', title: 'blocked meanwhile', unit: 'ms', by: 'value', must: 60, goal: 20 },
  { key: 'key', title: 'a key in it', unit: 'ms', by: 'value', must: 6, goal: 3 },
];

/** The first article of a form beside the library by itself, in turn, each in a browser that has nothing yet. */
export async function measureWriters(executablePath: string, rounds: number): Promise<Table> {
  const { urls, session, stop } = await startSites({ goods: 1 }, writers);
  const read: Record<string, Readings[]> = Object.fromEntries(writers.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const app of round % 2 ? writers : writers.toReversed()) {
        const readings = await measureArticle(executablePath, app, urls[app.name] ?? '', session);
        // A server that has not been asked yet is slow.
        if (round > 0) read[app.name]?.push(readings);
        console.error(`round ${round} of ${rounds}: ${app.name}, article after ${Math.round(readings.opened ?? 0)} ms`);
      }
    }
  } finally {
    stop();
  }
  return tableOf(read, { measures, limit: LIBRARY });
}

async function measureArticle(executablePath: string, app: App, url: string, session: string): Promise<Readings> {
  const { browser, context } = await openBrowser(executablePath, url, session);
  try {
    const visit = await openVisit(context, app, url);
    const { page } = visit;
    await untilQuiet(page);
    const [codeBefore, heapBefore] = [await codeOf(page), await heapOf(visit)];
    const opened = await openForm(page, app);
    await untilQuiet(page);
    const [{ all }, heap] = [await codeOf(page), await heapOf(visit)];
    const blocked = await page.evaluate(() =>
      window.probe.longTasks.reduce((sum, [at, ms]) => (at < window.probe.pressed ? sum : sum + ms - 50), 0),
    );
    const key = await typeIn(page, app);
    return { opened, blocked, heap, added: heap - heapBefore, brought: all - codeBefore.all, key };
  } finally {
    await browser.close();
  }
}
