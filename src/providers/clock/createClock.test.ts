import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeClock } from '../../../tests/support/fakeClock.ts';
import { createClock } from './createClock.ts';

const start = Date.UTC(2026, 2, 8);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it('tells the time of the wall', () => {
  const clock = createClock();
  expect(clock.now()).toBe(start);
  vi.setSystemTime(start + 1500);
  expect(clock.now()).toBe(start + 1500);
});

it('W1 sleeps exactly as long as it is told to', async () => {
  const woken = vi.fn();
  const asleep = createClock().sleep(2000).then(woken);
  await vi.advanceTimersByTimeAsync(1999);
  expect(woken).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await asleep;
  expect(woken).toHaveBeenCalledOnce();
});

it('W2 is woken at once, with the reason, by whoever calls it off', async () => {
  const controller = new AbortController();
  const asleep = createClock().sleep(2000, controller.signal);
  controller.abort('page left');
  await expect(asleep).rejects.toBe('page left');
});

it('W2 does not fall asleep when it is called off before', async () => {
  await expect(createClock().sleep(2000, AbortSignal.abort('too late'))).rejects.toBe('too late');
});

it('a call-off after waking changes nothing, and nobody listens for it any more', async () => {
  const controller = new AbortController();
  const removed = vi.spyOn(controller.signal, 'removeEventListener');
  const asleep = createClock().sleep(10, controller.signal);
  await vi.advanceTimersByTimeAsync(10);
  await expect(asleep).resolves.toBeUndefined();
  expect(removed).toHaveBeenCalledOnce();
  controller.abort();
});

it('the clock of the tests stands still until it is told to go on', async () => {
  vi.useRealTimers();
  const clock = fakeClock(start);
  const woken: number[] = [];
  const note = () => woken.push(clock.now() - start);
  const asleep = [clock.sleep(3000).then(note), clock.sleep(1000).then(note)];
  expect(clock.sleeping()).toBe(2);
  await clock.advance(999);
  expect(woken).toEqual([]);
  await clock.advance(2001);
  await Promise.all(asleep);
  expect(woken).toEqual([1000, 3000]);
  expect(clock.now()).toBe(start + 3000);
  vi.useFakeTimers();
});

it('the clock of the tests wakes a poll as often as the time allows', async () => {
  vi.useRealTimers();
  const clock = fakeClock();
  const controller = new AbortController();
  let polls = 0;
  const polling = (async () => {
    for (;;) {
      await clock.sleep(2000, controller.signal);
      polls += 1;
    }
  })();
  await clock.advance(7000);
  expect(polls).toBe(3);
  controller.abort('left');
  await expect(polling).rejects.toBe('left');
  expect(clock.sleeping()).toBe(0);
  vi.useFakeTimers();
});
