import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { orders } from '#resources/orders/orders.ts';
import { tags } from '#resources/tags/tags.ts';
import { partsOf } from '../data/partsOf.ts';
import { progressText } from './progressText.ts';
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
  [0, true, [1]],
  [9, true, [1]],
  [10, true, [1]],
  [11, true, [1, 2]],
  [25, true, [1, 2, 3]],
  [0, false, [1]],
  [9, false, [1]],
  [10, false, [1, 2, 1]],
  [25, false, [1, 2, 3, 1, 2]],
])('O1 of %d records, total told: %j, all are read by the pages %j', async (count, told, pages) => {
  const { needs, asked } = listOf(count, { told });
  expect(await readAll(needs).run(never)).toHaveLength(count);
  expect(asked).toEqual(pages);
});

it('tells how far it is, and the total only where it is known', async () => {
  const seen: Progress[] = [];
  await readAll(listOf(25).needs).run(never, (progress) => seen.push(progress));
  await readAll(listOf(12, { told: false }).needs).run(never, (progress) => seen.push(progress));
  expect(seen.map((progress) => progressText(progress, '笔'))).toEqual([
    '已读取 10 / 25',
    '已读取 20 / 25',
    '已读取 25 / 25',
    '已读取 10 笔',
    '已读取 12 笔',
    '已读取 12 笔，正在核对…',
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
  expect(asked).toBe(3);
});

/** What happens to a list whose newest stands first, while somebody reads it. */
type Move = { readonly after: number; readonly what: 'comes' } | { readonly after: number; readonly goes: number };
const moves: fc.Arbitrary<readonly Move[]> = fc.array(
  fc.oneof(
    fc.record({ after: fc.nat(12), what: fc.constant('comes' as const) }),
    fc.record({ after: fc.nat(12), goes: fc.nat(40) }),
  ),
  { maxLength: 5 },
);

/** An open list of so many records that moves after so many answers; remembers who stood in it all the time. */
function movingList(count: number, plan: readonly Move[], size: number) {
  let held = records(1, count).reverse();
  let newest = count;
  let answers = 0;
  const stayed = new Set(held.map(({ id }) => id));
  const page = async (_: unknown, at: number): Promise<Page> => {
    const data = held.slice((at - 1) * size, at * size);
    for (const move of plan.filter(({ after }) => after === answers)) {
      if ('goes' in move) {
        const [gone] = held.splice(move.goes, 1);
        if (gone) stayed.delete(gone.id);
      } else held = [{ id: ++newest }, ...held];
    }
    answers += 1;
    return { data, open: true };
  };
  return { page, stayed, held: () => held };
}

test('O1 orders that come and go between two pages: none is read twice, and none that stayed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(40), moves, fc.integer({ min: 2, max: 10 }), async (count, plan, size) => {
      const list = movingList(count, plan, size);
      const read = await readAll({ page: list.page, parts: [{}], size })
        .run(never)
        .catch((error: unknown) => error);
      // So restless a list is refused; it never comes with a gap.
      if (!Array.isArray(read)) {
        expect(read).toMatchObject({ sentence: expect.stringMatching(/^读取时列表一直在变/) });
        return;
      }
      const ids = read.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...list.stayed].filter((id) => !ids.includes(id))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('O1 an order settled while the second page is asked for is noticed, and all is read anew', async () => {
  const list = movingList(25, [{ after: 0, goes: 3 }], 10);
  const read = await readAll({ page: list.page, parts: [{}], size: 10 }).run(never);
  expect(read).toEqual(list.held());
});

test('a list that never stands still is refused, and what was read of it is kept', async () => {
  let newest = 100;
  const page = async (_: unknown, at: number) => {
    newest += 1;
    return { data: at === 1 ? [{ id: newest }, { id: 2 }] : [{ id: 1 }], open: true };
  };
  const reading = readAll({ page, parts: [{}], size: 2 });
  await expect(reading.run(never)).rejects.toMatchObject({ sentence: '读取时列表一直在变，没有全部读取，请稍后再试' });
  expect(reading.soFar().map(({ id }) => id)).toContain(1);
});

it('a total that moves between two pages is noticed even where the count comes out right', async () => {
  const asked: number[] = [];
  const page = async (_: unknown, at: number) => {
    asked.push(at);
    // One of the first page goes: the eleventh moves onto it.
    const before = asked.length === 1;
    return { data: at === 1 ? records(before ? 1 : 2, before ? 10 : 11) : records(12, 12), total: before ? 12 : 11 };
  };
  const read = await readAll({ page, parts: [{}], size: 10 }).run(never);
  expect([read, asked]).toEqual([records(2, 12), [1, 2, 1, 2]]);
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
