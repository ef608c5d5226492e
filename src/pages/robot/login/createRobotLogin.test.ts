import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limits } from '#schemas/limits.ts';
import { inside, showing, stage } from '../../../../tests/support/robotStage.ts';

it('W1 check, login, 2 seconds, code, a poll every 2 seconds, logged in', async () => {
  const robot = stage();
  await robot.settle();
  expect(await robot.answer({})).toBe('check');
  expect(await robot.answer({})).toBe('login');
  await robot.clock.advance(1999);
  expect(robot.started).toEqual(['check', 'login']);
  await robot.clock.advance(1);
  expect(await robot.answer({ qrcode: 'aGFsbG8=' })).toBe('qrcode/get');
  for (const logged_in of [false, false, true]) {
    await robot.clock.advance(1999);
    expect(robot.pending.size).toBe(0);
    await robot.clock.advance(1);
    expect(await robot.answer({ logged_in })).toBe('check');
  }
  expect(robot.login.get().place).toBe('loggedIn');
  await robot.clock.advance(59_999);
  expect(robot.started).toEqual(['check', 'login', 'qrcode/get', 'check', 'check', 'check']);
  await robot.leave();
});

it('W1 a robot that is logged in already is asked for nothing else', async () => {
  const robot = await inside();
  expect(robot.login.get()).toMatchObject({ place: 'loggedIn', known: true });
  expect(robot.started).toEqual([]);
  await robot.leave();
});

it('W2 a code that cannot be fetched stops everything until the merchant tries again', async () => {
  const robot = stage();
  await robot.settle();
  await robot.answer({});
  await robot.answer({});
  await robot.clock.advance(2000);
  await robot.fail();
  expect(robot.login.get().place).toBe('failed');
  await robot.clock.advance(600_000);
  expect(robot.started).toEqual(['check', 'login', 'qrcode/get']);
  await robot.press('retry');
  expect(robot.started.at(-1)).toBe('check');
  await robot.leave();
});

it('W2 a slow answer is waited for: the next poll comes two seconds after it', async () => {
  const robot = await showing();
  await robot.clock.advance(2000);
  await robot.clock.advance(20_000);
  expect(robot.started).toEqual(['check']);
  await robot.answer({ logged_in: false });
  await robot.clock.advance(2000);
  expect(robot.started).toEqual(['check', 'check']);
  await robot.leave();
});

it('W2 nothing is asked behind the back of a page, and once at once when it is looked at again', async () => {
  const robot = await showing();
  await robot.look(false);
  expect(robot.clock.sleeping()).toBe(0);
  await robot.clock.advance(60_000);
  expect(robot.started).toEqual([]);
  await robot.look(true);
  expect(robot.started).toEqual(['check']);
  await robot.answer({ logged_in: false });
  await robot.clock.advance(2000);
  expect(robot.started).toEqual(['check', 'check']);
  await robot.leave();
});

it('W1 a page that is looked away from before the code comes still waits two seconds for it', async () => {
  const robot = stage();
  await robot.settle();
  await robot.answer({});
  await robot.answer({});
  await robot.clock.advance(500);
  await robot.look(false);
  await robot.clock.advance(500);
  await robot.look(true);
  await robot.clock.advance(999);
  expect(robot.started).toEqual(['check', 'login']);
  await robot.clock.advance(1);
  expect(robot.started).toEqual(['check', 'login', 'qrcode/get']);
  await robot.leave();
});

it('RB-E2 a code past its time is renewed once, then only a press brings a new one', async () => {
  const robot = await showing();
  const until = async (place: string) => {
    for (let polls = 0; polls < 100 && robot.login.get().place !== place; polls += 1) {
      await robot.clock.advance(2000);
      await robot.answer(robot.started.at(-1) === 'qrcode/get' ? { qrcode: 'bmV1' } : { logged_in: false });
    }
    return robot.clock.now();
  };
  expect(await until('requesting')).toBe(2000 + limits.robotQrCodeLifeMs);
  await until('showing');
  expect(robot.login.get().qrCode).toBe('bmV1');
  await until('expired');
  expect(robot.login.get().qrCode).toBe('bmV1');
  await robot.press('refresh');
  expect(robot.started.at(-1)).toBe('login');
  await robot.leave();
});

it('W3 a logout in the middle of a check calls the check off, and then nothing more is asked', async () => {
  const robot = await inside();
  await robot.clock.advance(limits.robotDropCheckMs);
  expect([...robot.pending].map(({ path }) => path)).toEqual(['check']);
  await robot.press('logout');
  expect([...robot.pending].map(({ path }) => path)).toEqual(['logout']);
  await robot.answer({});
  expect(robot.login.get()).toMatchObject({ place: 'loggedOut', known: false });
  await robot.clock.advance(600_000);
  expect(robot.started).toEqual(['check', 'logout']);
  await robot.leave();
});

it('W6 a logout that failed is told, and the robot is still logged in', async () => {
  const robot = await inside();
  await robot.press('logout');
  await robot.fail();
  expect(robot.login.get().place).toBe('loggedIn');
  expect(robot.troubles).toHaveLength(1);
  await robot.leave();
});

it('RB-D4 a robot that drops out is noticed within a minute, and again when it is back', async () => {
  const robot = await inside();
  await robot.clock.advance(limits.robotDropCheckMs);
  await robot.answer({});
  expect(robot.login.get()).toMatchObject({ place: 'dropped', known: true });
  await robot.clock.advance(limits.robotDropCheckMs);
  await robot.answer({ logged_in: true });
  expect(robot.login.get().place).toBe('loggedIn');
  await robot.leave();
});

it('RB-D4 a check that got lost is tried again a minute later', async () => {
  const robot = await inside();
  await robot.clock.advance(limits.robotDropCheckMs);
  await robot.fail();
  expect(robot.login.get().place).toBe('loggedIn');
  await robot.clock.advance(limits.robotDropCheckMs);
  expect(robot.started).toEqual(['check', 'check']);
  await robot.leave();
});

it('W2 a page that is opened behind another one asks for nothing', async () => {
  const robot = stage();
  await robot.look(false);
  await robot.leave();
  const hidden = stage();
  await hidden.leave();
  expect(hidden.pending.size).toBe(0);
});

const deed = fc.oneof(
  fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(1, 999, 2000, 5000, 60_000, 130_000) }),
  fc.constantFrom(
    ...(['hide', 'show', 'refresh', 'logout', 'retry', 'removed', 'fail'] as const).map((is) => ({ is })),
    { is: 'answer' as const, fields: {} },
    { is: 'answer' as const, fields: { logged_in: true } },
    { is: 'answer' as const, fields: { logged_in: false } },
    { is: 'answer' as const, fields: { qrcode: 'aGFsbG8=' } },
  ),
);

it('W2 whatever happens, one thing is asked at a time, nothing out of sight, and nothing is left after leaving', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 40 }), async (deeds) => {
      const robot = stage();
      await robot.settle();
      for (const each of deeds) {
        if (each.is === 'wait') await robot.clock.advance(each.ms);
        else if (each.is === 'answer') await robot.answer(each.fields);
        else if (each.is === 'fail') await robot.fail();
        else if (each.is === 'hide' || each.is === 'show') await robot.look(each.is === 'show');
        else await robot.press(each.is);
        expect(robot.pending.size + robot.clock.sleeping()).toBeLessThanOrEqual(1);
        expect(robot.startedUnseen()).toBe(0);
        const { place } = robot.login.get();
        if (place === 'loggedOut' || place === 'failed') expect(robot.pending.size + robot.clock.sleeping()).toBe(0);
      }
      await robot.leave();
      expect([robot.pending.size, robot.clock.sleeping(), robot.listening()]).toEqual([0, 0, 0]);
    }),
    { numRuns: 60 },
  );
});
