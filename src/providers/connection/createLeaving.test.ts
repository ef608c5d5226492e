import { expect, test } from 'vitest';
import { createLeaving } from './createLeaving.ts';

test('N11 a page is being left from the question on, until somebody presses something in it', () => {
  const events = new EventTarget();
  const leaving = createLeaving(events);
  const heard: boolean[] = [];
  leaving.subscribe(() => heard.push(leaving.get()));
  for (const each of ['keydown', 'beforeunload', 'beforeunload', 'pointerdown', 'beforeunload', 'pageshow']) {
    events.dispatchEvent(new Event(each));
  }
  expect(heard).toEqual([true, false, true, false]);
});
