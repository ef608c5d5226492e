import { afterEach, expect, test, vi } from 'vitest';
import { loadPicture } from './loadPicture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose pictures come, fail or are never heard of. */
function stage(decode: () => Promise<void>, size = 8) {
  const made: object[] = [];
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = size;
      naturalHeight = size;
      decode = decode;
      constructor() {
        made.push(this);
      }
    },
  );
  return made;
}
/** One that stands still, and one that has gone on at once. */
const still = { now: () => 0, sleep: () => new Promise<void>(() => {}) };
const late = { now: () => 0, sleep: async () => {} };
const never = () => new Promise<void>(() => {});

test('GB-D4 a picture is asked for as one that may be drawn and saved', async () => {
  const made = stage(async () => {});
  expect(await loadPicture('https://a.example/1.png', still)).toBe(made[0]);
  expect(made).toMatchObject([{ crossOrigin: 'anonymous', src: 'https://a.example/1.png' }]);
});

test.each([
  ['whose host does not allow it', () => Promise.reject(new Error('EncodingError')), 8, still],
  ['without a size', async () => {}, 0, still],
  ['that never comes', never, 8, late],
])('GB-D4 a picture %s is none', async (_, decode, size, clock) => {
  stage(decode, size);
  expect(await loadPicture('https://a.example/1.png', clock)).toBeUndefined();
});
