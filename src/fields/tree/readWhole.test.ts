import { expect, test } from 'vitest';
import { MOST, readWhole, wholeProgress } from './readWhole.ts';

const pagesOf = (count: number, size: number) => {
  const asked: number[] = [];
  const page = async (nth: number) => {
    asked.push(nth);
    const from = (nth - 1) * size;
    const data = Array.from({ length: Math.max(0, Math.min(size, count - from)) }, (_, at) => ({ id: from + at + 1 }));
    return { data, total: count };
  };
  return { asked, page };
};

test.each([
  [0, 500, 1, 0],
  [500, 500, 1, 500],
  [501, 500, 2, 501],
  [250, 100, 3, 250],
  [MOST + 3000, 500, 20, MOST],
])('%i records in pages of %i are read in %i calls', async (count, size, calls, read) => {
  const { asked, page } = pagesOf(count, size);
  const { data, total } = await readWhole(page, ['kinds']);
  expect([asked.length, data.length, total]).toEqual([calls, read, count]);
});

test('it ends where a page brings nothing new, whatever the total says, and tells how far it is meanwhile', async () => {
  const told: unknown[] = [];
  const stop = wholeProgress.subscribe(() => told.push(wholeProgress.of(['kinds', 1])));
  const { page } = pagesOf(3, 2);
  const { data } = await readWhole(async (nth) => ({ ...(await page(nth)), total: 99 }), ['kinds', 1]);
  stop();
  expect(data).toHaveLength(3);
  expect(told).toEqual([{ read: 2, of: 99 }, { read: 3, of: 99 }, undefined]);
});

test('where the applet tells no total, it is read until a page brings nothing new', async () => {
  const { asked, page } = pagesOf(5, 2);
  const { data } = await readWhole(async (nth) => ({ data: (await page(nth)).data }), ['kinds', 3]);
  expect([data.length, asked]).toEqual([5, [1, 2, 3, 4]]);
});

test('a page that does not come ends it, and nothing is left of its progress', async () => {
  const failing = async (nth: number) => {
    if (nth === 2) throw new Error('gone');
    return { data: [{ id: nth }], total: 9 };
  };
  await expect(readWhole(failing, ['kinds', 2])).rejects.toThrow('gone');
  expect(wholeProgress.of(['kinds', 2])).toBeUndefined();
});
