import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { createProviders } from '#providers/createProviders.ts';
import { openStorage } from '#providers/storage/openStorage.ts';
import { account } from './account.ts';
import { brand } from './brand.ts';
import { Library } from './Library.tsx';
import 'virtual:theme.css';
import '#shell/shell.css';
import './library.css';

// The page's policy forbids code made from text, which zod would try to do for speed.
z.config({ jitless: true });

// biome-ignore lint/suspicious/noConsole: this is the page's log.
const log = (line: string) => console.error(line);
const providers = createProviders({
  account,
  brand,
  storage: openStorage(() => localStorage),
  events: window,
  isOnline: () => navigator.onLine,
  origin: location.origin,
  entry: new URL(import.meta.url).pathname,
  // Nothing is uploaded here.
  fileHost: '/files',
  log,
  makeId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
});
if (providers.session.get() !== null) providers.profile.load().catch(providers.notifications.fail);

const root = document.getElementById('root');
if (root) createRoot(root).render(<Library providers={providers} log={log} />);
