import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { knownShopsKey, sessionKey } from '#schemas/limits.ts';
import type { App } from './App.ts';
import { installProbe } from './probe.ts';

/** A page with its list of goods, opened for the first time. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** What is slowed down for a visit. */
export interface Slowness {
  /** So many times slower than this machine. */
  readonly processor: number;
  readonly bytesPerSecond: number;
  readonly latencyMs: number;
}

const LIMIT_MS = 120_000;
const QUIET_MS = 1000;
/** A browser that has just been started is busy with itself, on both processors. */
const SETTLED_MS = 2000;

/** A browser that has nothing yet but a session, as after the login of yesterday. */
export async function openBrowser(
  executablePath: string,
  url: string,
  session: string,
): Promise<{ readonly browser: Browser; readonly context: BrowserContext }> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  const localStorage = Object.entries({ [sessionKey]: session, [knownShopsKey]: '1,2' }).map(([name, value]) => ({
    ...{ name, value },
  }));
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  context.setDefaultTimeout(LIMIT_MS);
  await setTimeout(SETTLED_MS);
  return { browser, context };
}

/** Opens the list and waits for its first row. */
export async function openVisit(context: BrowserContext, app: App, url: string, slow?: Slowness): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  if (slow) {
    await cdp.send('Network.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.processor });
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slow.latencyMs,
      downloadThroughput: slow.bytesPerSecond,
      uploadThroughput: slow.bytesPerSecond / 2,
    });
  }
  await page.addInitScript(installProbe, { row: app.row, text: app.text });
  await page.goto(`${url}${app.path}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.probe?.first > 0, undefined, { polling: 100 });
  return { page, cdp };
}

/** Waits until nothing has been fetched and no long task has run for a second. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietMs) => {
      const { first, longTasks } = window.probe;
      const fetched = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
      return performance.now() - Math.max(first, ...fetched, ...longTasks.map(([at, ms]) => at + ms)) > quietMs;
    },
    QUIET_MS,
    { polling: 100 },
  );
}

/** One of the browser's own counters: seconds or bytes. */
export async function counterOf({ cdp }: Visit, name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? 0;
}
