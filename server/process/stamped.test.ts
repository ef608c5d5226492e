import { expect, it } from 'vitest';
import { stamped } from './stamped.ts';

it('a line of JSON says when, and a line for people is left as it is', () => {
  const lines: string[] = [];
  const log = stamped(
    (line) => void lines.push(line),
    () => new Date('2026-03-08T08:00:00Z'),
  );
  log('{"event":"slow call"}');
  log('Ready');
  expect(lines).toEqual(['{"at":"2026-03-08T08:00:00.000Z","event":"slow call"}', 'Ready']);
});
