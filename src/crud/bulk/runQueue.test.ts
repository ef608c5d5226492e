import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { goods } from '#resources/goods/goods.ts';
import { afterRetry, commonActions, namesOf, reasonsOf, resultText } from './bulkWords.ts';
import { runQueue } from './runQueue.ts';

const record = (id: number, status = 1) => ({ id, name: `第 ${id} 件`, status });
const many = (count: number) => Array.from({ length: count }, (_, index) => record(index + 1));
const quiet = () => ({ signal: new AbortController().signal, onStep: () => {} });

it('deals with every record once, whatever becomes of the others', async () => {
  const ids = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(ids, fc.func(fc.boolean()), async (ids, fails) => {
      const sent: unknown[] = [];
      const { done, failed, left } = await runQueue(
        ids.map((id) => record(id)),
        async ({ id }) => {
          sent.push(id);
          if (fails(id as number)) throw new Error('没有成功');
        },
        quiet(),
      );
      expect(sent.toSorted()).toEqual([...new Set(ids)].toSorted());
      const told = [...done, ...failed.map(({ record }) => record)].map(({ id }) => id);
      expect([told.toSorted(), left]).toEqual([sent.toSorted(), []]);
    }),
  );
});

it('T9 has no more than two on their way, and tells how far it is', async () => {
  const steps: number[] = [];
  let [underway, most] = [0, 0];
  const work = async () => {
    underway += 1;
    most = Math.max(most, underway);
    await Promise.resolve();
    underway -= 1;
  };
  await runQueue(many(7), work, { ...quiet(), onStep: (finished) => steps.push(finished) });
  expect([most, steps]).toEqual([2, [1, 2, 3, 4, 5, 6, 7]]);
});

it('stopped, it waits for what has been sent and sends nothing more', async () => {
  const stop = new AbortController();
  const work = async ({ id }: { readonly id: unknown }) => {
    if (id === 3) stop.abort();
  };
  const { done, left } = await runQueue(many(20), work, { signal: stop.signal, onStep: () => {} });
  expect(done.length).toBeGreaterThanOrEqual(3);
  expect(done.length).toBeLessThanOrEqual(4);
  expect(done.length + left.length).toBe(20);
});

const outcome = {
  done: many(18),
  failed: [
    { record: record(19), reason: '商品审核中' },
    { record: record(20), reason: '请求错误，请检查网络' },
    { record: record(21), reason: '商品审核中' },
  ],
  left: [],
};

it('failures are told together, by their reasons', () => {
  expect(resultText(outcome)).toBe('成功 18，失败 3');
  expect(resultText({ ...outcome, left: many(2) })).toBe('成功 18，失败 3，未处理 2');
  expect(reasonsOf(outcome).map(({ reason, records }) => [reason, records.map(({ id }) => id)])).toEqual([
    ['商品审核中', [19, 21]],
    ['请求错误，请检查网络', [20]],
  ]);
  const again = { done: [record(19), record(21)], failed: outcome.failed.slice(1, 2), left: [] };
  expect(resultText(afterRetry({ ...outcome, failed: [] }, again))).toBe('成功 20，失败 1');
});

test.each([
  [2, '「第 1 件」「第 2 件」'],
  [20, '「第 1 件」「第 2 件」「第 3 件」等 20 条'],
])('%i records are named by the first of them', (count, names) => {
  expect(namesOf(goods, many(count))).toBe(names);
});

it('only what says the same of all of them is offered', () => {
  expect(commonActions(goods, [record(1), record(2)], 0).map(({ label }) => label)).toEqual(['下架']);
  expect(commonActions(goods, [record(1), record(2, 2)], 0)).toEqual([]);
});
