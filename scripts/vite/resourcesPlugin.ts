import { existsSync, watchFile } from 'node:fs';
import type { Plugin } from 'vite';

/** What the page hears when the file has changed: `src/admin-tools/runtime/RuntimeProduct.tsx`. */
const CHANGED = 'zhanggui:resources';
const WATCH_MS = 200;

/**
 * Tells the page of the declarations beside the product while it is served from its sources, as the server does of the built
 * one, and when they change.
 *
 * @param file the `resources.json` of the data directory, which vite does not watch
 */
export const resourcesPlugin = (file: string): Plugin => ({
  name: 'resources-beside',
  apply: 'serve',
  configureServer({ ws }) {
    watchFile(file, { interval: WATCH_MS, persistent: false }, (now, before) => {
      const isStill = now.nlink > 0 && before.nlink > 0;
      // One that has come or gone is told by the page itself.
      if (isStill) ws.send({ type: 'custom', event: CHANGED });
      else ws.send({ type: 'full-reload' });
    });
  },
  transformIndexHtml: (html) =>
    existsSync(file) ? html.replace('name="resources" content=""', 'name="resources" content="/resources.json"') : html,
});
