import type { Sight } from '#crud/tabVisibility.ts';
import type { Clock } from '#providers/clock/createClock.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import type { Call } from '#providers/http/createHttp.ts';
import { robotCheck, robotLogin, robotLogout, robotQrCode } from '#schemas/endpoints/robot.ts';
import type { limits } from '#schemas/limits.ts';
import {
  type RobotEvent,
  type RobotLogin,
  type RobotPlace,
  robotLoginStart,
  stepRobotLogin,
} from '#schemas/states/robotLogin.ts';
import { createNaps } from './naps.ts';

interface Dependencies {
  readonly call: Call;
  readonly clock: Clock;
  readonly sight: Sight;
  readonly shop: number;
  readonly limits: Pick<
    typeof limits,
    'robotPollMs' | 'robotQrCodeWaitMs' | 'robotQrCodeLifeMs' | 'robotDropCheckMs' | 'robotLoginTimeoutSeconds'
  >;
  /** Hears of a logout that failed; everything else that fails stands in the login itself. */
  readonly onLogoutFailed?: (error: unknown) => void;
}

/** A login at work: the state, live, and what the merchant may press. */
export interface RobotLoginRun {
  get(): RobotLogin;
  subscribe(listener: () => void): () => void;
  /** Goes on until the signal aborts, and resolves then. Only one run at a time. */
  run(signal: AbortSignal): Promise<void>;
  press(event: 'refresh' | 'logout' | 'retry' | 'removed'): void;
}

type Effect = (signal: AbortSignal) => Promise<RobotEvent>;

/**
 * Walks a robot through its login: one thing at a time, and the next one only when the last has ended.
 *
 * So there are never two polls, none after the run has been aborted, none while the page is out of sight or
 * after a logout; whoever comes back into sight is answered at once. W1, W2, RB-D4
 */
export function createRobotLogin(needs: Dependencies): RobotLoginRun {
  const { clock, sight, onLogoutFailed } = needs;
  const naps = createNaps(clock, sight);
  const effects = effectsOf(needs, naps, () => login);
  const listeners = new Set<() => void>();
  let login = robotLoginStart;
  let turn: AbortController | undefined;

  function take(event: RobotEvent): void {
    const before = login;
    login = stepRobotLogin(login, event);
    if (login === before) return;
    if (before.place === 'loggingOut' && event.is === 'failed') onLogoutFailed?.(event.error);
    for (const listener of listeners) listener();
  }

  async function once(signal: AbortSignal): Promise<void> {
    const own = new AbortController();
    const stop = () => own.abort(signal.reason);
    signal.addEventListener('abort', stop);
    turn = own;
    const event = await naps
      .seen(own.signal)
      .then(() => (own.signal.aborted ? Promise.reject(own.signal.reason) : effects[login.place](own.signal)))
      .catch((error: unknown): RobotEvent => ({ is: 'failed', error }));
    signal.removeEventListener('abort', stop);
    // What was called off in the middle has nothing to say any more.
    if (!own.signal.aborted) take(event);
  }

  return {
    get: () => login,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async run(signal) {
      while (!signal.aborted) await once(signal);
    },
    press(is) {
      const before = login;
      take({ is });
      if (login !== before) turn?.abort(new AppletError('aborted', robotCheck, { why: `${is} was pressed.` }));
    },
  };
}

/** What is done in each place; what comes of it is the event that leads on. */
function effectsOf(
  { call, clock, shop, limits }: Dependencies,
  naps: ReturnType<typeof createNaps>,
  now: () => RobotLogin,
): Readonly<Record<RobotPlace, Effect>> {
  const check: Effect = async (signal) => {
    const { logged_in } = await call(robotCheck, { shop_id: shop }, { signal });
    if (logged_in === undefined) return { is: 'noSession' };
    if (logged_in) return { is: 'loggedIn' };
    const overdue = now().place === 'showing' && clock.now() - now().shownAt >= limits.robotQrCodeLifeMs;
    return { is: overdue ? 'overdue' : 'notLoggedIn' };
  };
  const checkAfter =
    (ms: number): Effect =>
    async (signal) => {
      await naps.rest(ms, signal);
      return check(signal);
    };
  const slowly = checkAfter(limits.robotDropCheckMs);

  return {
    checking: check,
    async requesting(signal) {
      await call(robotLogin, { shop_id: shop, timeout: limits.robotLoginTimeoutSeconds }, { signal });
      return { is: 'requested' };
    },
    async waiting(signal) {
      await naps.wait(limits.robotQrCodeWaitMs, signal);
      const { qrcode = '', scan_url = '' } = await call(robotQrCode, { shop_id: shop, encode: 'base64' }, { signal });
      if (qrcode === '') throw new AppletError('contract', robotQrCode, { why: 'there is no code in the answer.' });
      return { is: 'qrCode', qrCode: qrcode, scanUrl: scan_url, at: clock.now() };
    },
    showing: checkAfter(limits.robotPollMs),
    expired: slowly,
    loggedIn: slowly,
    dropped: slowly,
    async loggingOut(signal) {
      await call(robotLogout, { shop_id: shop }, { signal });
      return { is: 'gone' };
    },
    loggedOut: pressed,
    failed: pressed,
  };
}

/** Nothing to do but wait for the merchant. */
const pressed: Effect = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
