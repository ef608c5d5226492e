import { medianOf } from '../rounds.ts';
import type { App } from './App.ts';
import type { Place } from './measureApp.ts';
import type { Readings } from './measureVisit.ts';
import { openBrowser, openVisit, untilQuiet, type Visit } from './openVisit.ts';

/** Single visits differ by half: what is told is the middle of so many, each in a browser of its own. */
const BROWSERS = 3;

type Where = Omit<Place, 'rows'>;

/** When the first row stood; with `again` that of a second visit, too, and in a third of one that can be pressed. */
export async function measureFirstRows(app: App, where: Where, again: boolean): Promise<Readings> {
  const visits: Readings[] = [];
  while (visits.length < BROWSERS) visits.push(await visitList(app, where, again));
  const [one = {}] = visits;
  return Object.fromEntries(
    Object.keys(one).map((key) => [key, medianOf(visits.flatMap((readings) => readings[key] ?? []))]),
  );
}

/** Opens the list in a browser that has nothing yet; with `again` twice more, as soon as it is quiet. */
export async function visitList(app: App, { executablePath, url, session }: Where, again = false): Promise<Readings> {
  const { browser, context } = await openBrowser(executablePath, url, session);
  const visit = async (seen: App): Promise<number> => {
    const opened = await openVisit(context, seen, url);
    const first = await firstRowOf(opened);
    if (again) await untilQuiet(opened.page);
    await opened.page.close();
    return first;
  };
  try {
    const firstRow = await visit(app);
    if (!again) return { firstRow };
    return { firstRow, warm: await visit(app), warmLive: await visit({ ...app, row: app.live ?? app.row }) };
  } finally {
    await browser.close();
  }
}

const firstRowOf = ({ page }: Visit): Promise<number> => page.evaluate(() => window.probe.first);
