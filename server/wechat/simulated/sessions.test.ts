import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { stateOf } from './sessions.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 8, 8, 0, seconds));
const asked = { shop_id: 1, requested_at: at(0), open_until: at(120), scanned_at: null, phone_hash: null };
const scanned = { ...asked, scanned_at: at(30) };

test.each([
  ['nobody asked', undefined, 0, 'none'],
  ['just asked', asked, 0, 'requested'],
  ['a second later', asked, 1, 'showing'],
  ['to the last second', asked, 119, 'showing'],
  ['run out', asked, 120, 'none'],
  ['just scanned', scanned, 30, 'scanned'],
  ['a second after the scan', scanned, 31, 'loggedIn'],
  ['long after the login would have run out', scanned, 86_400, 'loggedIn'],
])('W1 a login, %s', (_, session, second, state) => {
  expect(stateOf(session, at(second))).toBe(state);
});

it('W1 time alone moves a login on and never back', () => {
  const order = ['requested', 'showing', 'none'];
  const moment = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((second) => stateOf(asked, at(second)));
      expect(order.indexOf(late ?? '')).toBeGreaterThanOrEqual(order.indexOf(early ?? ''));
    }),
  );
});
