import { expect, it, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { orders } from '#resources/orders/orders.ts';
import { tags } from '#resources/tags/tags.ts';
import { partsOf } from './parts.ts';
import { type Page, type Progress, readAll } from './readAll.ts';

const records = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => ({ id: from + at }));
const never = new AbortController().signal;

/** A list of so many records, told or not, that remembers which pages it was asked for. */
function listOf(count: number, { told = true, size = 10 } = {}) {
  const asked: number[] = [];
  const page = async (_: unknown, at: number): Promise<Page> => {
    asked.push(at);
    const data = records((at - 1) * size + 1, Math.min(count, at * size));
    return told ? { data, total: count } : { data, open: true, total: at * size + 1 };
  };
  return { asked, needs: { page, parts: [{}], size } };
}

test.each([
  [0, true, 1],
  [9, true, 1],
  [10, true, 1],
  [11, true, 2],
  [25, true, 3],
  [0, false, 1],
  [10, false, 2],
  [25, false, 3],
])('O1 of %d records, total told: %j, all are read in %d pages', async (count, told, pages) => {
  const { needs, asked } = listOf(count, { told });
  expect(await readAll(needs).run(never)).toHaveLength(count);
  expect(asked).toHaveLength(pages);
});

it('tells how far it is, and the total only where it is known', async () => {
  const seen: Progress[] = [];
  await readAll(listOf(25).needs).run(never, (progress) => seen.push(progress));
  await readAll(listOf(12, { told: false }).needs).run(never, (progress) => seen.push(progress));
  expect(seen.map(({ loaded, total }) => `${loaded} / ${total}`)).toEqual([
    '10 / 25',
    '20 / 25',
    '25 / 25',
    '10 / undefined',
    '12 / undefined',
  ]);
});

it('a page that failed is asked for again, those before it are not', async () => {
  const { needs, asked } = listOf(25);
  let broken = true;
  const reading = readAll({
    ...needs,
    async page(part, at) {
      if (at === 2 && broken) throw new Error('no network');
      return needs.page(part, at);
    },
  });
  await expect(reading.run(never)).rejects.toThrow('no network');
  broken = false;
  expect(await reading.run(never)).toHaveLength(25);
  expect(asked).toEqual([1, 2, 3]);
});

it('a cancelled reading asks for nothing more', async () => {
  const { needs, asked } = listOf(25);
  const controller = new AbortController();
  await expect(readAll(needs).run(controller.signal, () => controller.abort('left'))).rejects.toBe('left');
  expect(asked).toEqual([1]);
});

it('records that changed in between are read once more', async () => {
  const asked: number[] = [];
  const page = async (_: unknown, at: number) => {
    asked.push(at);
    return { data: at === 1 ? records(1, 10) : records(11, 11), total: asked.length <= 2 ? 12 : 11 };
  };
  expect(await readAll({ page, parts: [{}], size: 10 }).run(never)).toHaveLength(11);
  expect(asked).toEqual([1, 2, 1, 2]);
});

it('a total that is never reached is refused with both numbers', async () => {
  const page = async () => ({ data: records(1, 3), total: 5 });
  await expect(readAll({ page, parts: [{}], size: 10 }).run(never)).rejects.toMatchObject({
    sentence: '读到 3 条，应有 5 条',
  });
});

it('O1 an applet that gives the same page for ever is not asked for ever', async () => {
  let asked = 0;
  const page = async () => {
    asked += 1;
    return { data: records(1, 10), open: true };
  };
  expect(await readAll({ page, parts: [{}], size: 10 }).run(never)).toHaveLength(10);
  expect(asked).toBe(2);
});

it('O1 a list without end is refused, not cut off', async () => {
  const page = async (_: unknown, at: number) => ({ data: [{ id: at }], open: true });
  await expect(readAll({ page, parts: [{}], size: 1 }).run(never)).rejects.toMatchObject({
    sentence: '超过 1000 页，一次读不完，请先筛选',
  });
});

it('a list that is had in parts is read part by part, and each record counts once', async () => {
  const asked: unknown[] = [];
  const page = async (part: object) => {
    asked.push(part);
    return { data: asked.length === 1 ? records(1, 2) : records(3, 3), total: asked.length === 1 ? 2 : 1 };
  };
  expect(await readAll({ page, parts: partsOf(goods), size: 10 }).run(never)).toHaveLength(3);
  expect(asked).toEqual([{ status: 1 }, { status: 2 }]);
});

test('G1 O1 C1 what has to be asked for to get all: goods and orders by status, categories at once', () => {
  expect([partsOf(goods), partsOf(orders), partsOf(tags)]).toEqual([
    [{ status: 1 }, { status: 2 }],
    [{ status: 1 }, { status: 2 }, { status: 4 }],
    [{}],
  ]);
});
