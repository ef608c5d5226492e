import { expect, it, test } from 'vitest';
import { type RobotEvent, type RobotPlace, robotLogin, robotLoginStart, stepRobotLogin } from './robotLogin.ts';

const isPlace = (name: string): name is RobotPlace => name in robotLogin;
const places = Object.keys(robotLogin).filter(isPlace);
const events: readonly RobotEvent[] = [
  { is: 'loggedIn' },
  { is: 'notLoggedIn' },
  { is: 'noSession' },
  { is: 'requested' },
  { is: 'overdue' },
  { is: 'gone' },
  { is: 'qrCode', qrCode: 'aGFsbG8=', at: 5 },
  { is: 'failed', error: 'no network' },
  { is: 'refresh' },
  { is: 'logout' },
  { is: 'retry' },
  { is: 'removed' },
];
/** The login after one event after another. */
const after = (...all: readonly RobotEvent[]) => all.reduce(stepRobotLogin, robotLoginStart);
const event = (is: Exclude<RobotEvent['is'], 'qrCode' | 'failed'>): RobotEvent => ({ is });
const code: RobotEvent = { is: 'qrCode', qrCode: 'aGFsbG8=', at: 5 };
const failed: RobotEvent = { is: 'failed', error: 'no network' };
const showing = [event('noSession'), event('requested'), code] as const;

/** Every place that can be come to from one place. */
function reachable(from: RobotPlace): readonly RobotPlace[] {
  const known = new Set<RobotPlace>([from]);
  for (const place of known) {
    for (const renewed of [false, true]) {
      for (const each of events) known.add(stepRobotLogin({ ...robotLoginStart, place, renewed }, each).place);
    }
  }
  return [...known];
}

test.each(places)('W1 from %s the robot can come to every other place, so it is never stuck', (place) => {
  expect(reachable(place).toSorted()).toEqual(places.toSorted());
});

test.each(places.flatMap((place) => events.map((each) => [place, each] as const)))(
  'W1 in the place %s the event %o leads where the map says, and else nowhere',
  (place, each) => {
    const before = { ...robotLoginStart, place };
    const row: Readonly<Partial<Record<RobotEvent['is'], RobotPlace>>> = robotLogin[place];
    const next = stepRobotLogin(before, each);
    if (row[each.is] === undefined) expect(next).toBe(before);
    else expect(next.place).toBe(row[each.is]);
  },
);

it('W1 a robot without a session is logged in by request, wait, code and check', () => {
  expect(after(event('noSession')).place).toBe('requesting');
  expect(after(event('noSession'), event('requested')).place).toBe('waiting');
  expect(after(...showing)).toMatchObject({ place: 'showing', qrCode: 'aGFsbG8=', shownAt: 5, known: false });
  expect(after(...showing, event('loggedIn'))).toMatchObject({ place: 'loggedIn', qrCode: '', known: true });
});

it('W2 a failure waits for the merchant to try again', () => {
  expect(after(failed)).toMatchObject({ place: 'failed', error: 'no network' });
  expect(after(failed, event('retry'))).toMatchObject({ place: 'checking', error: undefined });
});

it('RB-E2 a code renews itself once, then waits for a press, and a press counts from the beginning', () => {
  const second = [event('overdue'), event('requested'), code] as const;
  expect(after(...showing, ...second)).toMatchObject({ place: 'showing', renewed: true });
  expect(after(...showing, ...second, event('overdue'))).toMatchObject({ place: 'expired', qrCode: 'aGFsbG8=' });
  const pressed = [...showing, ...second, event('overdue'), event('refresh')] as const;
  expect(after(...pressed)).toMatchObject({ place: 'requesting', renewed: false });
  expect(after(...pressed, event('requested'), code, event('overdue')).place).toBe('requesting');
});

it('W1 an applet that knows no session before the scan is asked for one new code, not for one every poll', () => {
  const second = [event('noSession'), event('requested'), code] as const;
  expect(after(...showing, event('noSession')).place).toBe('requesting');
  expect(after(...showing, ...second, event('noSession'), event('noSession')).place).toBe('showing');
});

it('W3 after a logout nothing is known any more; a logout that failed changes nothing', () => {
  const inside = [event('loggedIn'), event('logout')] as const;
  expect(after(...inside, event('gone'))).toMatchObject({ place: 'loggedOut', known: false });
  expect(after(...inside, failed)).toMatchObject({ place: 'loggedIn', known: true });
});

it.each(places)('W7 from %s a robot that is removed is logged out, and nothing is known of it', (place) => {
  expect(stepRobotLogin({ ...robotLoginStart, place, known: true }, event('removed'))).toMatchObject({
    place: 'loggedOut',
    known: false,
  });
});

it('RB-D4 a robot that dropped out stays known, so that what is open over it stays open', () => {
  expect(after(event('loggedIn'), event('notLoggedIn'))).toMatchObject({ place: 'dropped', known: true });
  expect(after(event('loggedIn'), event('noSession'), event('refresh'))).toMatchObject({
    place: 'requesting',
    known: true,
  });
});

it('RB-D4 one check that got lost is no drop', () => {
  expect(after(event('loggedIn'), failed)).toMatchObject({ place: 'loggedIn', error: 'no network' });
});
