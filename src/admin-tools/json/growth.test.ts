import { expect, test } from 'vitest';
import { readResources } from './readResources.ts';

const product = { declared: [], addresses: [] };
const letters = (nth: number) => `甲${String.fromCodePoint(0x4e00 + (nth % 20_000))}`;
const times = <Made>(count: number, make: (nth: number) => Made): Made[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const text = (nth: number) => ({ kind: 'text', label: letters(nth) });
const fieldsOf = (count: number) => Object.fromEntries(times(count, (nth) => [`f${nth}`, text(nth)]));
const things = { name: 'things', label: '东西', scope: 'shop', fields: fieldsOf(2), calls: { noun: 'thing' } };
const option = (nth: number) => ({ value: nth, label: letters(nth) });
const chained = (nth: number) =>
  [`c${nth + 1}`, { [`c${nth}`]: [true], [`c${Math.max(0, nth - 1)}`]: [true] }] as const;

/** A file that grows in one way, of so many parts. */
const growing: Readonly<Record<string, (count: number) => readonly unknown[]>> = {
  resources: (count) =>
    times(count / 10, (nth) => ({
      ...things,
      name: `things${nth}`,
      fields: fieldsOf(20),
      affects: [`things${nth + 1}`],
    })),
  fields: (count) => [{ ...things, fields: fieldsOf(count) }],
  'columns that are not declared': (count) => [{ ...things, list: { columns: times(count, (nth) => `g${nth}`) } }],
  'columns said again': (count) => [{ ...things, list: { columns: times(count, () => 'f0') } }],
  'keys that nothing reads': (count) => [{ ...things, ...Object.fromEntries(times(count, (nth) => [`k${nth}`, 1])) }],
  options: (count) => [{ ...things, fields: { a: { kind: 'choice', label: '甲', options: times(count, option) } } }],
  'former names': (count) => [{ ...things, fields: { a: { ...text(1), was: times(count, (nth) => `w${nth}`) } } }],
  'conditions on conditions': (count) => [
    {
      ...things,
      fields: Object.fromEntries(times(count + 1, (nth) => [`c${nth}`, { kind: 'switch', label: letters(nth) }])),
      form: { when: Object.fromEntries(times(count, chained)) },
    },
  ],
  examples: (count) => [{ ...things, examples: times(count, () => ({ f0: '一', f1: '二' })) }],
  'letters of a word': (count) => [{ ...things, label: '甲'.repeat(count * 100), name: 'a'.repeat(count * 100) }],
};

/** Milliseconds of a processor, of the quickest of three readings: others may be at work on this machine. */
function quickest(listed: readonly unknown[]): number {
  const file = JSON.stringify({ resources: listed });
  return Math.min(
    ...times(3, () => {
      const start = process.cpuUsage();
      readResources(file, product);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}

test.each(Object.entries(growing))(
  'four times as many %s take four times as long, not sixteen',
  { timeout: 60_000 },
  (_, make) => {
    quickest(make(1000));
    const [few, many] = [quickest(make(1000)), quickest(make(4000))];
    // Below that a clock says nothing: 30 ms are by turns 8 and 33 on a machine that does other things, too.
    expect(many / Math.max(few, 30)).toBeLessThan(10);
  },
);
