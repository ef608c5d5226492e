import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { createProviders } from '#providers/createProviders.ts';
import { merchantAccount } from '#providers/session/merchantAccount.ts';
import { openStorage } from '#providers/storage/openStorage.ts';
import { readEditorWay } from '#providers/upload/readEditorWay.ts';
import { createTakeEarly } from '#shell/early/createTakeEarly.ts';
import { App } from './App.tsx';
import { brand } from './brand.ts';
import 'virtual:theme.css';
import '#shell/shell.css';

// The page's policy forbids code made from text, which zod would try to do for speed.
z.config({ jitless: true });

// biome-ignore lint/suspicious/noConsole: this is the page's log.
const log = (line: string) => console.error(line);
/** What the server tells the page. */
const setting = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const ownCalls = setting('account-calls') !== 'none';
const providers = createProviders({
  account: merchantAccount(ownCalls),
  brand,
  storage: openStorage(() => localStorage),
  events: window,
  isOnline: () => navigator.onLine,
  origin: location.origin,
  entry: new URL(import.meta.url).pathname,
  fileHost: setting('file-host') ?? '/files',
  editor: readEditorWay(setting),
  ownCalls,
  log,
  takeEarly: createTakeEarly(window),
  // Not `randomUUID`, which a page without https has not got.
  makeId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
  shrink: async (file) => (await import('#providers/upload/shrinkImage.ts')).shrinkImage(file),
});
// Asked for before anything is drawn: most often the answers are there already, and the first picture is the right one.
if (providers.session.get() !== null) providers.profile.load().catch(providers.notifications.fail);

const root = document.getElementById('root');
// In slices, so that nothing else the page has to do waits for all of it.
if (root)
  startTransition(() =>
    createRoot(root).render(<App providers={providers} log={log} resources={setting('resources')} />),
  );
