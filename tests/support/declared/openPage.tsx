import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { createProviders } from '#providers/createProviders.ts';
import { merchantAccount } from '#providers/session/merchantAccount.ts';
import { shrinkImage } from '#providers/upload/shrinkImage.ts';
import type { Providers } from '#providers/useProviders.ts';
import { createTakeEarly } from '#shell/early/createTakeEarly.ts';
import { brand } from '../../../src/brand.ts';
import 'virtual:theme.css';
import '#shell/shell.css';

interface AppProps {
  readonly providers: Providers;
  readonly log: (line: string) => void;
}

/** Opens a product of a test's or a bench's own in a browser, as `src/main.tsx` opens ours. */
export function openPage(App: ComponentType<AppProps>): void {
  z.config({ jitless: true });
  // biome-ignore lint/suspicious/noConsole: this is the page's log.
  const log = (line: string) => console.error(line);
  const providers = createProviders({
    account: merchantAccount(false),
    brand,
    storage: localStorage,
    events: window,
    origin: location.origin,
    entry: '/assets/index.js',
    fileHost: '/files',
    log,
    takeEarly: createTakeEarly(window),
    makeId: () => crypto.randomUUID(),
    shrink: shrinkImage,
  });
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App providers={providers} log={log} />);
}
