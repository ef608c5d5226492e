import { createMeter } from '../createMeter.ts';
import { medianOf } from '../rounds.ts';
import type { App } from './App.ts';
import { counterOf, untilQuiet, type Visit } from './openVisit.ts';

/** Measure → what was read; a measure that could not be taken is missing. */
export type Readings = Readonly<Record<string, number>>;

const SCROLL_PX = 18_000;
const PX_PER_SECOND = 6000;
const LATE_MS = 20;
const KEYS = 20;
const KEY_REST_MS = 60;
const REST_MS = 500;
const BYTES = 1024;

/** The first row, what was fetched for it and afterwards, and what it left in memory. */
export async function measureLoad(visit: Visit): Promise<Readings> {
  const { page } = visit;
  await untilQuiet(page);
  const { before, all } = await codeOf(page);
  const { first, shift } = await page.evaluate(() => ({ first: window.probe.first, shift: window.probe.shift }));
  return { firstRow: first, shift, heap: await heapOf(visit), bytesBefore: before, bytesUntilQuiet: all };
}

/** Page, scripts and styles as they were packed, in kB of 1024: what had come before the first row, and all so far. */
export async function codeOf(page: Page): Promise<{ readonly before: number; readonly all: number }> {
  const { before, all } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    // The page, too: a script that stands in it is fetched like any other.
    const code = [
      ...performance.getEntriesByType('navigation'),
      ...entries.filter(({ name }) => /\.(?:js|css)$/.test(new URL(name).pathname)),
    ];
    const packed = (each: PerformanceEntry) => (each instanceof PerformanceResourceTiming ? each.encodedBodySize : 0);
    const sum = (some: readonly PerformanceEntry[]) => some.reduce((total, each) => total + packed(each), 0);
    const early = code.filter(({ startTime, duration }) => startTime + duration <= window.probe.first);
    return { before: sum(early), all: sum(code) };
  });
  return { before: before / BYTES, all: all / BYTES };
}

/** What scripts hold in memory once what they let go of has been collected, in MB. */
export async function heapOf(visit: Visit): Promise<number> {
  const { cdp } = visit;
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = (await counterOf(visit, 'JSHeapUsedSize')) / BYTES / BYTES;
  await cdp.send('HeapProfiler.disable');
  return heap;
}

/** How long tasks kept the page from answering, from the first paint until it is quiet. */
export async function measureBlocked({ page }: Visit): Promise<Readings> {
  await untilQuiet(page);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const late = window.probe.longTasks.filter(([at]) => at >= painted);
    return { slowFirstRow: window.probe.first, slowBlocked: late.reduce((sum, [, ms]) => sum + ms - 50, 0) };
  });
}

/** A wheel over the list: frames that come late, and work of the main thread. */
export async function measureScroll(visit: Visit, { scroller }: App): Promise<Readings> {
  const { page, cdp } = visit;
  const box = scroller === 'html' ? undefined : await page.locator(scroller).first().boundingBox();
  const middle = box ? { x: box.x + box.width / 2, y: Math.min(box.y + box.height / 2, 700) } : { x: 683, y: 384 };
  const before = await counterOf(visit, 'TaskDuration');
  await page.evaluate((selector) => {
    window.stopFrames = window.probe.frames(selector);
  }, scroller);
  await cdp.send('Input.synthesizeScrollGesture', {
    ...middle,
    ...{ yDistance: -SCROLL_PX, speed: PX_PER_SECOND, gestureSourceType: 'mouse', preventFling: true },
  });
  await page.waitForTimeout(200);
  const { gaps, moved } = await page.evaluate(() => window.stopFrames());
  const worked = ((await counterOf(visit, 'TaskDuration')) - before) * 1000;
  if (moved < SCROLL_PX / 2) throw new Error(`Failed to scroll: it moved ${moved} of ${SCROLL_PX} px.`);
  const late = gaps.filter((gap) => gap > LATE_MS).length;
  return { lateFrames: (late / gaps.length) * 100, scrollWork: worked / Math.max(1, moved / 1000) };
}

/** From the top to the last row of the page. */
export async function measureJump({ page }: Visit, { scroller, row }: App, rows: number): Promise<Readings> {
  const last = `商品${String(rows).padStart(5, '0')}`;
  await toTop(page, scroller);
  const jump = await page.evaluate(([box, each, text]) => window.probe.jump(box, each, text), [
    scroller,
    row,
    last,
  ] as const);
  await toTop(page, scroller);
  return { jump };
}

/** From a row to its form, back, there again, and some keys. */
export async function measureForm({ page }: Visit, app: App): Promise<Readings> {
  await toTop(page, app.scroller);
  const toForm = await openForm(page, app);
  await page.waitForTimeout(REST_MS);
  const toList = await page.evaluate(
    async ([selector, text]) => {
      const start = performance.now();
      history.back();
      return (await window.probe.seen({ selector, text })) - start;
    },
    [app.row, '商品0000'] as const,
  );
  await page.waitForTimeout(REST_MS);
  await openForm(page, app);
  return { toForm, toList, key: await typeIn(page, app) };
}

/** Types behind what the field holds: script, style and layout of a key in ms, the first ones left out. */
export async function typeIn(page: Page, { field }: Pick<App, 'field'>): Promise<number> {
  const meter = await createMeter(page);
  await page.locator(field).first().click();
  await page.keyboard.press('End');
  const works = [];
  for (let key = 0; key < KEYS + 3; key += 1)
    works.push(await meter.during(() => page.keyboard.press('a'), KEY_REST_MS));
  return medianOf(works.slice(-KEYS).map(({ total }) => total));
}

type Page = Visit['page'];

/** From pressing the first row's edit button until what is looked for has been painted. */
export async function openForm(page: Page, { edit, field }: Pick<App, 'edit' | 'field'>): Promise<number> {
  const button = page.locator(edit).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const opened = page.evaluate(
    async (selector) => (await window.probe.seen({ selector })) - window.probe.pressed,
    field,
  );
  await button.click();
  return opened;
}

async function toTop(page: Page, scroller: string): Promise<void> {
  await page.evaluate((selector) => {
    const box = selector === 'html' ? document.scrollingElement : document.querySelector(selector);
    if (box) box.scrollTop = 0;
  }, scroller);
  await page.waitForTimeout(REST_MS);
}
