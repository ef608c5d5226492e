import { expect, it } from 'vitest';
import { later } from './later.ts';
import { sleep } from './sleep.ts';
import { startRounds } from './startRounds.ts';

it('tasks are done in turn, one that fails is told and does not stop the others', async () => {
  const done: string[] = [];
  const log: string[] = [];
  const enough = later<void>();
  const rounds = startRounds({ sleep: (_, signal) => sleep(1, signal), log: (line) => void log.push(line) }, 60_000, {
    wake: async () => void done.push('wake'),
    sweep: async () => Promise.reject(new TypeError('with a secret')),
    count: async () => {
      done.push('count');
      if (done.length >= 4) enough.resolve();
    },
  });
  await enough.promise;
  await rounds.close();
  expect(done.slice(0, 4)).toEqual(['wake', 'count', 'wake', 'count']);
  expect(log[0]).toBe('Failed to sweep: TypeError. It is tried again.');
});

it('closing lets the round under way end, and begins no other', async () => {
  const held = later<void>();
  const begun: string[] = [];
  const rounds = startRounds({ sleep, log: () => {} }, 60_000, {
    first: async () => {
      begun.push('first');
      await held.promise;
    },
    second: async () => void begun.push('second'),
  });
  const closed = rounds.close();
  held.resolve();
  await closed;
  expect(begun).toEqual(['first']);
});
