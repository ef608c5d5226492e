import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { everyKind, names } from '../../../tests/support/everyKind.ts';
import { kinds } from '../kinds.ts';
import { localMinute, readInstant } from './localMinute.ts';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'America/Vancouver';
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('a moment is shown by the clock of whoever looks', () => {
  expect(localMinute('2026-03-07T18:30:00.000Z')).toBe('2026-03-07 10:30');
  expect(localMinute('2026-07-07T18:30:15Z')).toBe('2026-07-07 11:30');
  expect(localMinute('随便')).toBe('随便');
});

test.each([
  ['2026-03-07 10:30', '2026-03-07T18:30:00.000Z'],
  ['2026-03-07T10:30', '2026-03-07T18:30:00.000Z'],
  ['2026/3/7 9:05', '2026-03-07T17:05:00.000Z'],
  ['２０２６年３月７日 10：30', '2026-03-07T18:30:00.000Z'],
  ['2026-03-07', '2026-03-07T08:00:00.000Z'],
  ['2026-03-07T10:30:00+08:00', '2026-03-07T10:30:00+08:00'],
  ['2026-03-07 24:00', undefined],
  ['2026-02-30 10:30', undefined],
  ['10:30', undefined],
  ['', undefined],
])('%j typed here is %s', (typed, moment) => {
  expect(readInstant(typed)).toBe(moment);
});

it('a moment comes back from its sheet, in the hour that comes twice as well', () => {
  const any = fc.oneof(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 240 }).map((minutes) => new Date(Date.UTC(2026, 10, 1, 7, minutes))),
  );
  fc.assert(
    fc.property(any, (date) => {
      const text = String(kinds.dateTime.text?.write(date.toISOString(), everyKind.dateTime, names));
      expect(kinds.dateTime.text?.read(text, everyKind.dateTime, names)).toEqual({ value: date.toISOString() });
    }),
  );
});

test('a list is narrowed by the days of the calendar here', () => {
  const late = '2026-03-08T06:30:00.000Z';
  const on = (day: string) => kinds.dateTime.filter?.matches(late, { from: day, to: day }, everyKind.dateTime);
  expect([on('2026-03-07'), on('2026-03-08')]).toEqual([true, false]);
});
