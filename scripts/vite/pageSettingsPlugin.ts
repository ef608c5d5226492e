import { existsSync, watchFile } from 'node:fs';
import type { Plugin } from 'vite';
import type * as Front from '../../server/front/PageSettings.ts';
import type * as Server from '../../server/settings.ts';
import { served } from '../../src/schemas/addresses.ts';

/** What the page hears when the file has changed: `src/admin-tools/runtime/RuntimeProduct.tsx`. */
const CHANGED = 'zhanggui:resources';
const WATCH_MS = 200;

/**
 * Tells the page of its surroundings while it is served from its sources, by the same lines as the server tells the built
 * one; of the declarations beside the product also when they change.
 *
 * @param beside the `resources.json` of the data directory, which vite does not watch
 */
export function pageSettingsPlugin(beside: string): Plugin {
  let tell = async (html: string) => html;
  return {
    name: 'page-settings',
    apply: 'serve',
    configureServer({ ws, ssrLoadModule }) {
      tell = async (html) => {
        const { readSettings } = (await ssrLoadModule('/server/settings.ts')) as typeof Server;
        const { pageSettings, tellPage } = (await ssrLoadModule('/server/front/PageSettings.ts')) as typeof Front;
        const resources = existsSync(beside) ? served.beside : '';
        return tellPage(html, { ...pageSettings(readSettings(process.env)), resources });
      };
      watchFile(beside, { interval: WATCH_MS, persistent: false }, (now, before) => {
        const [is, was] = [now.nlink > 0, before.nlink > 0];
        // One that has come or gone is told by the page itself; of one that never was Node tells once, at the beginning.
        if (is && was) ws.send({ type: 'custom', event: CHANGED });
        else if (is || was) ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: (html) => tell(html),
  };
}
