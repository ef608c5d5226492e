import { existsSync, watchFile } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Front from '../../../server/front/PageSettings.ts';
import type * as Server from '../../../server/settings.ts';
import { development } from '../../../src/admin-tools/development.ts';
import { served } from '../../../src/schemas/addresses.ts';
import { lintSources } from './lintSources.ts';

const WATCH_MS = 200;

/**
 * What `npm run dev` adds to the product: the page is told of its surroundings by the same lines as the server tells the
 * built one, of the declarations beside the product also when they change; what is wrong with declarations stands over the
 * page and in the terminal; the inspector hears where each of them stands.
 *
 * @param beside the `resources.json` of the data directory, which vite does not watch
 */
export function developPlugin(beside: string): Plugin {
  const closed = new AbortController();
  let tell = async (html: string) => html;
  return {
    name: 'develop',
    apply: 'serve',
    configureServer(server) {
      tell = (html) => tellSettings(server, beside, html);
      watchBeside(server, beside, lintSources(server, beside, closed.signal));
    },
    transformIndexHtml: (html) => tell(html),
    // What reads the declarations is a process of its own, and would go on without us.
    closeBundle: () => closed.abort(),
  };
}

async function tellSettings({ ssrLoadModule }: ViteDevServer, beside: string, html: string): Promise<string> {
  const { readSettings } = (await ssrLoadModule('/server/settings.ts')) as typeof Server;
  const { pageSettings, tellPage } = (await ssrLoadModule('/server/front/PageSettings.ts')) as typeof Front;
  const resources = existsSync(beside) ? served.beside : '';
  return tellPage(html, { ...pageSettings(readSettings(process.env)), resources });
}

function watchBeside({ ws }: ViteDevServer, beside: string, look: () => void): void {
  watchFile(beside, { interval: WATCH_MS, persistent: false }, (now, before) => {
    look();
    const [is, was] = [now.nlink > 0, before.nlink > 0];
    // One that has come or gone is told by the page itself; of one that never was Node tells once, at the beginning.
    if (is && was) ws.send({ type: 'custom', event: development.resourcesChanged });
    else if (is || was) ws.send({ type: 'full-reload' });
  });
}
