import { expect, test, vi } from 'vitest';
import { openStorage } from './openStorage.ts';
import { steadyStorage } from './steadyStorage.ts';

const turn = () => Promise.resolve();
const no = (name: string) => () => {
  throw new DOMException('no', name);
};

/** A browser's storage with room for so many characters beside what stands in it. */
function storageOf(room: number, stands: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(stands));
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
const shut: Storage = {
  get length() {
    return no('SecurityError')();
  },
  key: no('SecurityError'),
  getItem: no('SecurityError'),
  setItem: no('SecurityError'),
  removeItem: no('SecurityError'),
  clear: no('SecurityError'),
};

test.each([
  ['is full', storageOf(3, { old: 'x' }), /^浏览器的存储空间已满/],
  ['is a private window of old', storageOf(0), /^浏览器不允许保存数据/],
  ['throws at every touch', shut, /^浏览器不允许保存数据/],
  ['cannot even be named', openStorage(no('SecurityError')), /^浏览器不允许保存数据/],
])('N11 where the storage %s, the page keeps it, and that is said once', async (_, storage, sentence) => {
  const told = vi.fn();
  const steady = steadyStorage(storage, told);
  expect(() => steady.setItem('a', 'long enough')).toThrow();
  expect(() => steady.setItem('b', 'long enough')).toThrow();
  await turn();
  expect([steady.getItem('a'), steady.getItem('c')]).toEqual(['long enough', null]);
  expect(told.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  steady.removeItem('a');
  expect(steady.getItem('a')).toBeNull();
  expect(Array.from({ length: steady.length }, (_, at) => steady.key(at))).toContain('b');
});

test('N11 who makes room, tries again and is taken, or goes without, has nothing to say', async () => {
  const told = vi.fn();
  const steady = steadyStorage(storageOf(5, { old: 'x' }), told);
  expect(() => steady.setItem('a', 'too long')).toThrow();
  steady.setItem('a', 'short');
  expect(() => steady.setItem('b', 'too long')).toThrow();
  steady.removeItem('b');
  await turn();
  expect(told).not.toHaveBeenCalled();
  expect([steady.getItem('a'), steady.getItem('b')]).toEqual(['short', null]);
});
