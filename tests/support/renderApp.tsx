import { StyleProvider } from '@ant-design/cssinjs';
import { act, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createProviders, type Environment } from '#providers/createProviders.ts';
import { merchantAccount } from '#providers/session/merchantAccount.ts';
import { login } from '#schemas/endpoints/account.ts';
import { sessionKey } from '#schemas/limits.ts';
import { people } from '../../server/seed/people.ts';
import type { TestApplet } from '../../server/support/buildApplet.ts';
import { beginning } from '../../server/support/openTemplate.ts';
import { App } from '../../src/App.tsx';
import { fakeClock } from './fakeClock.ts';
import { pageLog } from './pageLog.ts';
import { stagedWorld } from './stagedWorld.ts';

/** The product as a merchant has it open in a browser. */
export interface OpenApp {
  readonly user: UserEvent;
  /** Lets time pass; nothing else does. */
  advance(ms: number): Promise<void>;
  /** Another tab of this browser writes, and this one hears of it. */
  otherTab(write: (storage: Storage) => void): void;
  /** What the browser tells the page: another tab's word, the network that comes and goes. */
  hear(event: Event): void;
}

interface Surroundings extends Partial<Pick<Environment, 'storage' | 'ownCalls'>> {
  readonly state?: object;
}

/**
 * Opens a whole product, ours or another one, at an address, as a browser that holds a session or was never here.
 *
 * @param world `storage` is another than the page's, where it is to be full or shut off; `ownCalls` says that the applet
 *   lists and ends sessions; `state` is what the link that was pressed brought along
 */
export function renderApp(
  path: string,
  session?: string,
  Shown: typeof App = App,
  { storage = localStorage, ownCalls = false, state }: Surroundings = {},
): OpenApp {
  history.replaceState(state && { usr: state, key: 'link', idx: 0 }, '', path);
  if (session !== undefined) localStorage.setItem(sessionKey, session);
  // A page that is left says nothing more: a call that it still waited for would be told in the test after the next.
  const page = document.body.appendChild(document.createElement('div'));
  const log = (line: string) => {
    if (page.isConnected) pageLog.push(line);
  };
  const clock = fakeClock(beginning.getTime());
  const events = new EventTarget();
  const providers = createProviders({
    ...stagedWorld(),
    ...{ account: merchantAccount(ownCalls), storage, ownCalls, events, log, clock },
  });
  render(
    // Out of the page: who asks for a role asks for the style of all around it, and copies every variable of antd's theme.
    <StyleProvider container={document.createElement('div')}>
      <Shown providers={providers} log={log} />
    </StyleProvider>,
    { container: page },
  );
  return {
    user: userEvent.setup(),
    advance: (ms) => act(() => clock.advance(ms)),
    otherTab(write) {
      write(localStorage);
      act(() => void events.dispatchEvent(new StorageEvent('storage', { key: null })));
    },
    hear: (event) => act(() => void events.dispatchEvent(event)),
  };
}

/** A new session of one of the demo accounts: `demo`, `admin` or `rival`. */
export async function signIn(applet: TestApplet, name: 'demo' | 'admin' | 'rival'): Promise<string> {
  const person = people.find(({ email }) => email.startsWith(`${name}@`));
  const { login_session } = await applet.read(login, { email: person?.email ?? '', pwd: person?.password ?? '' });
  return login_session;
}
