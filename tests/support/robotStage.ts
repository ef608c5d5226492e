import type { Sight } from '#crud/tabVisibility.ts';
import { createRobotLogin } from '#pages/robot/login/createRobotLogin.ts';
import { AppletError } from '#providers/http/AppletError.ts';
import type { Call } from '#providers/http/createHttp.ts';
import { robotCheck } from '#schemas/endpoints/robot.ts';
import { limits } from '#schemas/limits.ts';
import { type FakeClock, fakeClock, turn } from './fakeClock.ts';

interface Pending {
  readonly path: string;
  answer(fields: object): void;
  fail(): void;
}

/** An applet that answers when it is told to, and a page that is looked at or not. */
export function stage() {
  const clock: FakeClock = fakeClock(0);
  const started: string[] = [];
  const troubles: unknown[] = [];
  const pending = new Set<Pending>();
  const lookers = new Set<() => void>();
  let seen = true;
  let startedUnseen = 0;
  // The far end of the network: one function for every row, so its types are those of whoever asks.
  const call = ((row: { readonly path: string }, _request: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise<object>((resolve, reject) => {
      started.push(row.path.replace('/api/applet/robot/', ''));
      if (!seen) startedUnseen += 1;
      const ending = (deed: () => void) => () => {
        pending.delete(one);
        deed();
      };
      const one: Pending = {
        path: row.path.replace('/api/applet/robot/', ''),
        answer: (fields) => ending(() => resolve(fields))(),
        fail: ending(() => reject(new AppletError('request', robotCheck, { why: 'lost.' }))),
      };
      pending.add(one);
      signal.addEventListener(
        'abort',
        ending(() => reject(signal.reason)),
        { once: true },
      );
    })) as unknown as Call;
  const sight: Sight = {
    get: () => seen,
    subscribe(listener) {
      lookers.add(listener);
      return () => lookers.delete(listener);
    },
  };
  const login = createRobotLogin({
    call,
    clock,
    sight,
    limits,
    shop: 3,
    onLogoutFailed: (error) => troubles.push(error),
  });
  const leaving = new AbortController();
  const running = login.run(leaving.signal);

  return {
    login,
    clock,
    started,
    troubles,
    pending,
    startedUnseen: () => startedUnseen,
    listening: () => lookers.size,
    settle: turn,
    async look(now: boolean) {
      seen = now;
      for (const looker of [...lookers]) looker();
      await turn();
    },
    async answer(fields: object) {
      const [one] = pending;
      one?.answer(fields);
      await turn();
      return one?.path;
    },
    async fail() {
      const [one] = pending;
      one?.fail();
      await turn();
    },
    async press(what: 'refresh' | 'logout' | 'retry' | 'removed') {
      login.press(what);
      await turn();
    },
    async leave() {
      leaving.abort();
      await running;
    },
  };
}

/** A stage on which the code is shown already. */
export async function showing() {
  const robot = stage();
  await robot.settle();
  await robot.answer({});
  await robot.answer({});
  await robot.clock.advance(limits.robotQrCodeWaitMs);
  await robot.answer({ qrcode: 'aGFsbG8=' });
  if (robot.login.get().place !== 'showing') throw new Error('Failed to come to the code.');
  robot.started.length = 0;
  return robot;
}

/** A stage on which the robot is logged in. */
export async function inside() {
  const robot = stage();
  await robot.settle();
  await robot.answer({ logged_in: true });
  robot.started.length = 0;
  return robot;
}
