// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createOtherTabs } from './createOtherTabs.ts';

/** Two tabs over one storage: what one writes the other hears. */
function twoTabs() {
  const events = new EventTarget();
  const storage: Storage = Object.create(localStorage, {
    setItem: {
      value(key: string, newValue: string) {
        localStorage.setItem(key, newValue);
        events.dispatchEvent(new StorageEvent('storage', { key, newValue }));
      },
    },
    removeItem: {
      value(key: string) {
        localStorage.removeItem(key);
        events.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      },
    },
  });
  return { here: createOtherTabs(storage, new EventTarget()), there: createOtherTabs(localStorage, events) };
}

test('N7 what one tab has saved the other hears, and nothing of it stays behind', () => {
  const { here, there } = twoTabs();
  const heard: string[] = [];
  const stop = there.onSaved((resource) => heard.push(resource));
  here.onSaved((resource) => heard.push(`here: ${resource}`));
  here.tellSaved(['goods', 'tags']);
  here.tellSaved(['goods']);
  expect([heard, localStorage.length]).toEqual([['goods', 'tags', 'goods'], 0]);
  stop();
  here.tellSaved(['goods']);
  expect(heard).toHaveLength(3);
});

test('N11 a browser that keeps nothing saves all the same', () => {
  const blocked: Storage = Object.create(localStorage, {
    setItem: {
      value() {
        throw new DOMException('no', 'SecurityError');
      },
    },
  });
  expect(() => createOtherTabs(blocked, new EventTarget()).tellSaved(['goods'])).not.toThrow();
});
