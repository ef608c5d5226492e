import { buildMany } from '../../tests/support/declared/buildMany.ts';
import { manyThings } from '../../tests/support/declared/manyThings.ts';
import { packed } from '../packed.ts';
import { medianOf } from '../rounds.ts';
import { largeForm } from '../shop/largeForm.ts';
import type { App } from './App.ts';
import { apps } from './apps.ts';
import { measureSlow } from './measureApp.ts';
import { measureLoad, type Readings } from './measureVisit.ts';
import { openBrowser, openVisit } from './openVisit.ts';
import type { Stock } from './serveSites.ts';
import { type RunningSites, startSites } from './startSites.ts';

interface Screen {
  readonly title: string;
  /** Which of the applets it is read from. */
  readonly stock: keyof typeof stocks;
  readonly opens: (app: App, groupon: number) => App;
}

const stocks = {
  usual: { goods: 500, buyers: 2000 },
  ten: { goods: 500, shops: 10 },
  hundred: { goods: 500, shops: 100 },
  thousand: { goods: 500 },
  large: { goods: 500 },
} satisfies Readonly<Record<string, Stock>>;

const same = (app: App) => app;

/** What no peer has a like of. */
const screens: readonly Screen[] = [
  { title: 'goods, 2 shops in the menu', stock: 'usual', opens: same },
  { title: 'goods, 10 shops in the menu', stock: 'ten', opens: same },
  { title: 'goods, 100 shops in the menu', stock: 'hundred', opens: same },
  { title: 'goods, 1 000 declared resources', stock: 'thousand', opens: same },
  { title: 'orders', stock: 'usual', opens: (app) => ({ ...app, path: '/shop/1/orders/list', text: '' }) },
  {
    title: 'a group-buy of 2 000 buyers',
    stock: 'usual',
    opens: (app, groupon) => ({ ...app, path: `/shop/1/group/${groupon}`, row: 'main', text: '2,000' }),
  },
  {
    title: 'adding goods',
    stock: 'usual',
    opens: (app) => ({ ...app, path: '/shop/1/goods/add', row: '#name', text: '' }),
  },
  {
    title: 'a form of 20 fields and 100 rows',
    stock: 'large',
    opens: (app) => ({ ...app, path: '/shop/1/large/add', row: '#field0', text: '' }),
  },
];
const shown = ['firstRow', 'bytesBefore', 'heap', 'shift', 'slowFirstRow', 'slowBlocked'] as const;

/** The product's own screens in turn, each in a browser that has nothing yet; a table in Markdown of the medians. */
export async function measureScreens(executablePath: string, rounds: number): Promise<string> {
  const ours = apps.filter(({ name }) => name === 'ours');
  const built = {
    thousand: await buildMany(manyThings(991)),
    large: await buildMany([largeForm]),
  };
  // Merchants get the app packed.
  await Promise.all(Object.values(built).map(({ appDir }) => packed(appDir)));
  const folders = new Map<string, string>(Object.entries(built).map(([name, { appDir }]) => [name, appDir]));
  const started = Object.entries(stocks).map(async ([name, stock]) => {
    const own = ours.map((app) => ({ ...app, folder: folders.get(name) ?? app.folder }));
    return [name, await startSites(stock, own)] as const;
  });
  const sites = Object.fromEntries(await Promise.all(started));
  const read = screens.map((): Readings[] => []);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const [at, screen] of screens.entries()) {
        const site = sites[screen.stock];
        const [app] = ours;
        if (site && app) read[at]?.push(await measureScreen(executablePath, screen, app, site));
        console.error(`round ${round} of ${rounds}: ${screen.title}`);
      }
    }
  } finally {
    for (const { stop } of Object.values(sites)) stop();
    for (const { remove } of Object.values(built)) remove();
  }
  const lines = screens.map(({ title }, at) => [title, ...shown.map((key) => told(read[at] ?? [], key))]);
  const head = [
    'the product alone',
    'first row, ms',
    'kB before',
    'heap, MB',
    'shift',
    'slow, ms',
    'blocked, slow, ms',
  ];
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

async function measureScreen(
  executablePath: string,
  { opens }: Screen,
  app: App,
  { urls, session, groupon }: RunningSites,
): Promise<Readings> {
  const url = urls[app.name] ?? '';
  const screen = opens(app, groupon);
  const { browser, context } = await openBrowser(executablePath, url, session);
  try {
    const loaded = await measureLoad(await openVisit(context, screen, url));
    return { ...loaded, ...(await measureSlow(screen, { executablePath, url, session })) };
  } finally {
    await browser.close();
  }
}

function told(readings: readonly Readings[], key: string): string {
  const values = readings.flatMap((each) => each[key] ?? []);
  const middle = medianOf(values);
  return values.length === 0 ? '' : String(Number(middle.toFixed(middle < 10 ? 2 : 0)));
}
