import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSent, hashOf, readSent, type Sent, sentAlike } from './sentLog.ts';

const MINUTE_MS = 60_000;
const sent: Sent = { groupon: 7, at: 1_000_000, hash: hashOf('已到货'), count: 142, sure: true };
const asked = { groupon: 7, at: sent.at + 3 * MINUTE_MS, hash: hashOf('已到货') };

test.each([
  ['the same words to the same group-buy within 10 minutes', asked, true],
  ['the same words a moment before 10 minutes are over', { ...asked, at: sent.at + 10 * MINUTE_MS - 1 }, true],
  ['the same words 10 minutes later', { ...asked, at: sent.at + 10 * MINUTE_MS }, false],
  ['the same words to another group-buy', { ...asked, groupon: 8 }, false],
  ['other words', { ...asked, hash: hashOf('已到貨') }, false],
])('GD-E14 %s', (_, next, alike) => {
  expect(sentAlike([sent], next) === sent).toBe(alike);
});

test('GD-E14 what is kept is read back, the newest fifty, and never holds the words', () => {
  let log: readonly Sent[] = [];
  for (let at = 0; at < 60; at += 1) log = readSent(JSON.parse(JSON.stringify(addSent(log, { ...sent, at }))));
  expect(log.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, nth) => 59 - nth));
  expect(JSON.stringify(addSent(log, sent))).not.toContain('到货');
});

test('what another version kept is left out', () => {
  for (const odd of [undefined, 7, [], { version: 2, sent: [sent] }, { version: 1, sent: 'x' }])
    expect(readSent(odd)).toEqual([]);
  expect(readSent({ version: 1, sent: [{ ...sent, at: 'now' }, sent, null] })).toEqual([sent]);
});

test('GD-E14 the same words have the same hash, and a changed letter another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect([hashOf(text) === hashOf(`${text}`), hashOf(text) === hashOf(`${text}。`)]).toEqual([true, false]);
    }),
  );
});
