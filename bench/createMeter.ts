import type { CDPSession, Page } from 'playwright-core';

/** What the page's main thread did, in milliseconds. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly total: number;
}

/** Reads the browser's own clocks. */
export interface Meter {
  /** How much was worked from the beginning of `act` until `restMs` after its end. */
  during(act: () => Promise<unknown>, restMs: number): Promise<Work>;
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Nothing is asked of the page itself while it is measured: what is asked would be counted. */
export async function createMeter(page: Page): Promise<Meter> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<Omit<Work, 'total'>> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
    return { script: ms('ScriptDuration'), style: ms('RecalcStyleDuration'), layout: ms('LayoutDuration') };
  };
  return {
    async during(act, restMs) {
      const before = await read();
      await act();
      await rest(restMs);
      const after = await read();
      const [script, style, layout] = [
        after.script - before.script,
        after.style - before.style,
        after.layout - before.layout,
      ];
      return { script, style, layout, total: script + style + layout };
    },
  };
}
