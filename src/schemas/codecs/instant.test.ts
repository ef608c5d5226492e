import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { type InstantWire, instant } from './instant.ts';

test.each<[InstantWire, unknown, string]>([
  ['seconds', 1_772_994_600, '2026-03-08T18:30:00.000Z'],
  ['seconds', '1772994600', '2026-03-08T18:30:00.000Z'],
  ['milliseconds', 1_772_994_600_123, '2026-03-08T18:30:00.123Z'],
  ['iso', '2026-03-08T10:30:00-08:00', '2026-03-08T10:30:00-08:00'],
])('of %s %j is read as %s', (wire, came, value) => {
  expect(z.parse(instant(wire), came)).toBe(value);
});

test.each<[InstantWire, unknown]>([
  ['seconds', 1.5],
  ['seconds', null],
  ['seconds', 1e18],
  ['iso', '2026-03-08'],
  ['iso', '2026-03-08T10:30:00'],
  ['iso', '2026-13-08T10:30:00Z'],
])('of %s %j is no moment: it would be another one in each place', (wire, came) => {
  expect(z.safeParse(instant(wire), came).success).toBe(false);
});

test.each<[InstantWire, number]>([
  ['seconds', 1000],
  ['milliseconds', 1],
  ['iso', 1],
])('any moment comes back from %s as it was', (wire, unit) => {
  const codec = instant(wire);
  fc.assert(
    fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const text = new Date(Math.floor(date.getTime() / unit) * unit).toISOString();
      expect(z.parse(codec, z.encode(codec, text as never))).toBe(text);
    }),
  );
});

it('what was a text with another zone is the same moment', () => {
  expect(Date.parse(String(z.parse(instant('iso'), '2026-03-09T02:30:00+08:00')))).toBe(1_772_994_600_000);
});
