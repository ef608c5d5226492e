import { expect, it, test, vi } from 'vitest';
import { createConnection } from './createConnection.ts';

test.each([
  [undefined, true],
  [() => true, true],
  [() => false, false],
])('a page starts with what the browser says of the network, and trusts in it otherwise', (isOnline, online) => {
  expect(createConnection(new EventTarget(), isOnline).get()).toBe(online);
});

it('the network is heard going and coming back, until nobody listens', () => {
  const events = new EventTarget();
  const connection = createConnection(events);
  const heard: boolean[] = [];
  const told = vi.fn(() => heard.push(connection.get()));
  const stop = connection.subscribe(told);
  events.dispatchEvent(new Event('offline'));
  events.dispatchEvent(new Event('online'));
  stop();
  events.dispatchEvent(new Event('offline'));
  expect(heard).toEqual([false, true]);
  expect(connection.get()).toBe(false);
});
