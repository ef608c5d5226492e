import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSent, hashOf, keptLog, openAttempts, readSent, type Sent, sentAlike, withoutAttempt } from './sentLog.ts';

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
  for (let at = 0; at < 60; at += 1) log = readSent(JSON.parse(JSON.stringify(keptLog(addSent(log, { ...sent, at })))));
  expect(log.map(({ at }) => at)).toEqual(Array.from({ length: 50 }, (_, nth) => 59 - nth));
  expect(JSON.stringify(addSent(log, sent))).not.toContain('到货');
});

const begun: Sent = { ...sent, sure: false, attempt: { id: 'request-1', print: 'x' } };

test('N5 an attempt without an answer is known again however late, and stands once in the log', () => {
  const log = readSent(
    JSON.parse(JSON.stringify(keptLog(addSent(addSent([sent], begun), { ...begun, at: asked.at })))),
  );
  expect(log.map(({ sure, at }) => [sure, at])).toEqual([
    [false, asked.at],
    [true, sent.at],
  ]);
  expect(sentAlike(log, { ...asked, at: asked.at + 7 * 24 * 60 * MINUTE_MS })?.attempt?.id).toBe('request-1');
});

test('N5 once its end is known, it is no attempt any more', () => {
  const other = { ...begun, groupon: 8 };
  expect(openAttempts(addSent([begun, other], sent), 7)).toEqual([]);
  expect(withoutAttempt([sent, begun, other], begun)).toEqual([sent, other]);
  expect(openAttempts([begun, other], 8)).toEqual([other]);
});

test('what another version kept is left out', () => {
  for (const odd of [undefined, 7, [], { version: 2, sent: [sent] }, { version: 1, sent: 'x' }])
    expect(readSent(odd)).toEqual([]);
  expect(readSent({ version: 1, sent: [{ ...sent, at: 'now' }, sent, { ...begun, attempt: {} }, null] })).toEqual([
    sent,
  ]);
});

test('GD-E14 the same words have the same hash, and a changed letter another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      expect([hashOf(text) === hashOf(`${text}`), hashOf(text) === hashOf(`${text}。`)]).toEqual([true, false]);
    }),
  );
});
