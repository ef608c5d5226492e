import type { App } from './App.ts';
import { measureApp, type Part } from './measureApp.ts';
import { visitList } from './measureFirstRows.ts';
import type { Readings } from './measureVisit.ts';
import { startSites } from './startSites.ts';
import type { Rounds } from './tableOf.ts';

/** What one run measures. */
export interface Plan {
  readonly executablePath: string;
  readonly apps: readonly App[];
  readonly parts: ReadonlySet<Part>;
  /** How many goods the shop sells; all parts are read of the first, the load alone of the others. */
  readonly goods: readonly number[];
  readonly rounds: number;
}

/** As many as one answer holds. */
const PAGE = 500;

/** All apps in turn, round after round, so that a slow minute of the machine hits all alike. */
export async function measureBeside({ executablePath, apps, parts, goods, rounds }: Plan): Promise<Rounds> {
  const sites = await Promise.all(goods.map((count) => startSites({ goods: count }, apps)));
  const read: Record<string, Readings[]> = Object.fromEntries(apps.map(({ name }) => [name, []]));
  try {
    for (const { session, urls } of sites) {
      // A server that has not been asked yet is slow, and whoever came first would be told to be. Who fails here will be
      // told of when measured.
      for (const app of apps)
        await visitList(app, { executablePath, session, url: urls[app.name] ?? '' }).catch(() => undefined);
    }
    for (let round = 1; round <= rounds; round += 1) {
      // Each round begins with another: who comes first finds the machine colder.
      for (const app of [...apps.slice((round - 1) % apps.length), ...apps.slice(0, (round - 1) % apps.length)]) {
        let readings: Readings = {};
        for (const [at, { session, urls }] of sites.entries()) {
          const count = goods[at] ?? 0;
          const place = { executablePath, session, url: urls[app.name] ?? '', rows: Math.min(count, PAGE) };
          const some = await measureApp(app, place, at === 0 ? parts : new Set());
          readings = { ...readings, ...(at === 0 ? some : keyedBy(`${count}`, some)) };
          if (count <= PAGE || !app.whole) continue;
          const all = await measureApp({ ...app, path: app.whole(count) }, place, new Set());
          readings = { ...readings, ...keyedBy(`${count}.whole`, all) };
        }
        read[app.name]?.push(readings);
        console.error(`round ${round} of ${rounds}: ${app.name}, first row ${Math.round(readings.firstRow ?? 0)} ms`);
      }
    }
  } finally {
    for (const { stop } of sites) stop();
  }
  return read;
}

const keyedBy = (ending: string, readings: Readings): Readings =>
  Object.fromEntries(Object.entries(readings).map(([key, value]) => [`${key}.${ending}`, value]));
