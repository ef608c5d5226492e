import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from '#providers/clock/createClock.ts';
import { runWhenIdle } from './runWhenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function steps() {
  const done: string[] = [];
  const fails = async () => {
    done.push('fails');
    throw new Error('the network is gone');
  };
  const callOff = runWhenIdle(
    [() => done.push('first'), fails, () => [() => done.push('what follows')], () => done.push('last')],
    createClock(),
  );
  return { done, callOff };
}

it('does one thing after another, what follows from one before the next, and goes on after a failure', async () => {
  const { done } = steps();
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(['first', 'fails', 'what follows', 'last']);
});

it('does nothing more once it is called off', async () => {
  const { done, callOff } = steps();
  await vi.advanceTimersByTimeAsync(700);
  callOff();
  const before = [...done];
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(before);
  expect(done).not.toContain('last');
});
