import { StyleProvider } from '@ant-design/cssinjs';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { type NavigateFunction, useNavigate } from 'react-router';
import type { Resource } from '#crud/Resource.ts';
import { createProviders } from '#providers/createProviders.ts';
import type { Call } from '#providers/http/createHttp.ts';
import { merchantAccount } from '#providers/session/merchantAccount.ts';
import type { Providers } from '#providers/useProviders.ts';
import { sessionKey } from '#schemas/limits.ts';
import { Product } from '#shell/Product.tsx';
import { brand } from '../../../../src/brand.ts';
import { type FakeClock, fakeClock } from '../../fakeClock.ts';
import type { FarEnd } from './createFarEnd.ts';

/** A product that is open in a browser, with a hand on its insides. */
export interface OpenWalk {
  readonly providers: Providers;
  readonly clock: FakeClock;
  readonly cache: QueryClient;
  readonly go: NavigateFunction;
  /** Lets something happen, and draws what comes of it. */
  happen(what: () => Promise<void>): Promise<void>;
  /** Waits until the page has nothing left to do but wait for answers that are held back. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** What a test puts in the place of a provider, to see that it is caught. */
export type Change = (providers: Providers) => Partial<Providers>;

// So many rounds without a change are quiet; after so many the page will not get quieter.
const QUIET_ROUNDS = 4;
const MOST_ROUNDS = 300;

/** Opens a product at its dashboard, signed in, in an empty browser. */
export async function openWalk(
  resources: readonly Resource[],
  farEnd: Pick<FarEnd, 'held'>,
  change: Change = () => ({}),
): Promise<OpenWalk> {
  localStorage.clear();
  localStorage.setItem(sessionKey, 'demo');
  // Pushed, so that nothing of an earlier walk lies ahead.
  history.pushState(null, '', '/dashboard');
  const clock = fakeClock();
  const made = createProviders({
    account: merchantAccount(false),
    brand,
    storage: localStorage,
    events: new EventTarget(),
    origin: location.origin,
    entry: '/assets/index.js',
    fileHost: '/files',
    log: () => {},
    clock,
    makeId: () => crypto.randomUUID(),
  });
  const changed: Providers = { ...made, ...change(made) };
  const { call, waiting } = counted(changed.call);
  const providers: Providers = { ...changed, call };
  let inside: Inside | undefined;
  const look = (found: Inside) => {
    inside = found;
  };
  const container = document.body.appendChild(document.createElement('div'));
  const styles = document.createElement('div');
  const root = createRoot(container);
  const stirred = watchPage();
  act(() =>
    root.render(
      // Out of the page, as `renderApp` has them: every field that measures itself copies all of antd's variables.
      <StyleProvider container={styles}>
        <Product
          sections={resources}
          login={<h1>登录</h1>}
          dashboard={<Look onLook={look} />}
          providers={providers}
          log={() => {}}
        />
      </StyleProvider>,
    ),
  );

  async function settle() {
    let quiet = 0;
    for (let round = 0; quiet < QUIET_ROUNDS && round < MOST_ROUNDS; round += 1) {
      await turn();
      quiet = stirred() || waiting() > farEnd.held() ? 0 : quiet + 1;
    }
  }
  for (let round = 0; !inside && round < MOST_ROUNDS; round += 1) await turn();
  if (!inside) throw new Error('Failed to open the product at its dashboard.');
  return {
    providers,
    clock,
    ...inside,
    happen: (what) => act(what),
    settle,
    async close() {
      act(() => root.unmount());
      document.body.replaceChildren();
      await turn();
    },
  };
}

type Inside = Pick<OpenWalk, 'cache' | 'go'>;

/** Stands where the dashboard does, and hands out what only a component can get at. */
function Look({ onLook }: { readonly onLook: (inside: Inside) => void }) {
  onLook({ cache: useQueryClient(), go: useNavigate() });
  return <h1>首页</h1>;
}

/** The same calls, and how many of them are not answered yet. */
function counted(call: Call): { readonly call: Call; readonly waiting: () => number } {
  let waiting = 0;
  const counting: Call = async (...asked) => {
    waiting += 1;
    try {
      return await call(...asked);
    } finally {
      waiting -= 1;
    }
  };
  return { call: counting, waiting: () => waiting };
}

/** Whether anything has changed on the page since it was last asked. */
function watchPage(): () => boolean {
  let stirred = false;
  const observer = new MutationObserver(() => {
    stirred = true;
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    const answer = stirred;
    stirred = false;
    return answer;
  };
}

/** Lets everything that is ready run, timers of no time among it; what React has begun to draw it draws to its end. */
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
