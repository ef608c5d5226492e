import { expect, it, vi } from 'vitest';
import { createLocalStore } from './createLocalStore.ts';

/** A browser's storage with room for so many characters. */
function storageOf(room = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

it('what is kept comes back as it was, under its own name', () => {
  const storage = storageOf();
  storage.setItem('Login-Session', 'secret');
  const local = createLocalStore(storage, new EventTarget());
  expect(local.set('m.1:draft', { name: '水饺 🥟', at: 5 })).toBe(true);
  expect(local.get('m.1:draft')).toEqual({ name: '水饺 🥟', at: 5 });
  expect(local.keys('m.1:')).toEqual(['m.1:draft']);
  expect(local.keys('')).toEqual(['m.1:draft']);
  local.remove('m.1:draft');
  expect(local.get('m.1:draft')).toBeUndefined();
  expect(storage.getItem('Login-Session')).toBe('secret');
});

it('a browser without room says so, and what cannot be read is as good as nothing', () => {
  const storage = storageOf(10);
  const local = createLocalStore(storage, new EventTarget());
  expect(local.set('a', 'x'.repeat(50))).toBe(false);
  storage.setItem('Kept:b', '{broken');
  expect(local.get('b')).toBeUndefined();
});

it('a change is told here, and one in another tab, and nothing else', () => {
  const events = new EventTarget();
  const local = createLocalStore(storageOf(), events);
  const listener = vi.fn();
  const stop = local.subscribe(listener);
  local.set('a', 1);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'Kept:a' }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'Login-Session' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  local.set('a', 2);
  expect(listener).toHaveBeenCalledTimes(2);
});
