import type { Browser, Page } from 'playwright-core';
import * as z from 'zod/mini';

/** What something cost, in milliseconds of the processor: another program that runs meanwhile is not counted. */
export interface Traced {
  /** Of all threads of the page together, its workers among them. */
  readonly worked: number;
  /** The longest task of the page's main thread: so long it answers nobody. */
  readonly longest: number;
}

const trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Of the thread, in microseconds. */
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ name: z.optional(z.unknown()) })),
    }),
  ),
});
const TASK = /RunTask$/;

/** Watches the browser from the beginning of `act` until `restMs` after its end. */
export async function traced(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
  restMs: number,
): Promise<Traced> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  await page.waitForTimeout(restMs);
  const bytes = await browser.stopTracing();
  const { traceEvents } = trace.parse(JSON.parse(bytes.toString()));
  const named = traceEvents.filter(({ name }) => name === 'thread_name');
  const mains = named.filter(({ args }) => args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`);
  const pages = new Set(mains.map((main) => main.split(' ')[0]));
  const tasks = traceEvents.filter(({ name, pid }) => TASK.test(name) && pages.has(String(pid)));
  const ms = tasks.map(({ pid, tid, tdur = 0 }) => ({ main: mains.includes(`${pid} ${tid}`), ms: tdur / 1000 }));
  return {
    worked: ms.reduce((sum, task) => sum + task.ms, 0),
    longest: Math.max(0, ...ms.filter(({ main }) => main).map((task) => task.ms)),
  };
}
