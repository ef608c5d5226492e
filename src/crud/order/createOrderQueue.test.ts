import { expect, it, test } from 'vitest';
import type { DataRecord } from '#providers/data/calls.ts';
import { createOrderQueue, idsOf } from './createOrderQueue.ts';
import { type Swap, swapped } from './planSwaps.ts';

/** An applet that holds five records and answers one call at a time, when the test says so. */
function build(held: readonly number[] = [1, 2, 3, 4, 5]) {
  let order = held;
  let reads = 0;
  const sent: Swap[] = [];
  const failures: unknown[] = [];
  const open: { answer(): void; refuse(error: Error): void }[] = [];
  const unreadable = new Set<number>();
  const queue = createOrderQueue({
    read: async () => {
      reads += 1;
      if (unreadable.has(reads)) throw new Error('no network');
      return order.map((id) => ({ id }));
    },
    swap: (swap) => {
      sent.push(swap);
      return new Promise<void>((resolve, reject) => {
        open.push({
          answer() {
            order = swapped(order, swap);
            resolve();
          },
          refuse: reject,
        });
      });
    },
    onFail: (error) => failures.push(error),
  });
  const turn = async () => {
    for (let round = 0; round < 20; round += 1) await Promise.resolve();
  };
  return {
    queue,
    sent,
    failures,
    unreadable,
    turn,
    held: () => order,
    /** Somebody else sorts, too. */
    meddle: (other: readonly number[]) => {
      order = other;
    },
    want: (...ids: number[]) => queue.move(ids.map((id): DataRecord => ({ id }))),
    async answer(times = 1) {
      for (let nth = 0; nth < times; nth += 1) {
        open.shift()?.answer();
        await turn();
      }
    },
    async refuse() {
      open.shift()?.refuse(new Error('refused'));
      await turn();
    },
    shown: () => {
      const { records, stage, done, steps } = queue.get();
      return `${idsOf(records).join('')} ${stage} ${done}/${steps}`;
    },
  };
}

it('C2 a move is shown at once and sent step by step, each after the one before', async () => {
  const { queue, want, shown, sent, answer, held } = build();
  await queue.load();
  want(2, 3, 4, 1, 5);
  expect([shown(), sent]).toEqual(['23415 saving 0/3', [[1, 2]]]);
  await answer();
  expect([shown(), sent.length]).toEqual(['23415 saving 1/3', 2]);
  await answer(2);
  expect([shown(), held()]).toEqual(['23415 saved 3/3', [2, 3, 4, 1, 5]]);
});

it('C2 what is moved meanwhile goes on from where the applet will be, by the shortest way', async () => {
  const { queue, want, shown, sent, answer, held } = build();
  await queue.load();
  want(2, 3, 1, 4, 5);
  want(2, 1, 3, 5, 4);
  expect(shown()).toBe('21354 saving 0/2');
  await answer(2);
  expect([shown(), sent]).toEqual([
    '21354 saved 2/2',
    [
      [1, 2],
      [4, 5],
    ],
  ]);
  expect(held()).toEqual([2, 1, 3, 5, 4]);
});

it('C2 what is moved back before it was sent is never sent', async () => {
  const { queue, want, shown, sent, answer } = build();
  await queue.load();
  want(1, 2, 3, 5, 4);
  want(1, 2, 3, 4, 5);
  await answer(2);
  expect([shown(), sent.length]).toEqual(['12345 saved 2/2', 2]);
  want(1, 2, 3, 4, 5);
  expect(sent).toHaveLength(2);
});

it('C2 a step that fails ends it: the rest is not sent, and what the applet holds is shown', async () => {
  const { queue, want, shown, sent, failures, answer, refuse, turn } = build();
  await queue.load();
  want(2, 3, 4, 1, 5);
  await answer(2);
  await refuse();
  expect([shown(), sent.length, failures.length]).toEqual(['23145 failed 2/3', 3, 1]);
  await turn();
  expect(sent).toHaveLength(3);
  want(2, 3, 4, 1, 5);
  await answer();
  expect([shown(), sent.length]).toEqual(['23415 saved 1/1', 4]);
});

it('C2 an order that cannot be read after a failure is not guessed, and nothing can be moved in it', async () => {
  const { queue, want, shown, sent, failures, unreadable, refuse } = build();
  await queue.load();
  unreadable.add(2);
  want(2, 1, 3, 4, 5);
  await refuse();
  expect([shown().split(' ')[1], failures.length]).toEqual(['lost', 2]);
  want(1, 2, 3, 5, 4);
  expect(sent).toHaveLength(1);
  await queue.load();
  expect(shown()).toBe('12345 rest 0/1');
});

it('C2 an order that came out otherwise is shown as it is', async () => {
  const { queue, want, shown, answer, meddle } = build();
  await queue.load();
  want(2, 1, 3, 4, 5);
  meddle([5, 1, 2, 3, 4]);
  await answer();
  expect(shown()).toBe('52134 differing 1/1');
});

it('C2 steps that were all answered are saved, even when nobody can look at them', async () => {
  const { queue, want, shown, answer, unreadable, failures } = build();
  await queue.load();
  unreadable.add(2);
  want(2, 1, 3, 4, 5);
  await answer();
  expect([shown(), failures]).toEqual(['21345 saved 1/1', []]);
});

it('whoever leaves sends nothing more', async () => {
  const { queue, want, sent, answer } = build();
  await queue.load();
  want(2, 3, 4, 1, 5);
  queue.stop();
  await answer();
  expect(sent).toHaveLength(1);
});

test('nothing is moved before the order is known', () => {
  const { want, sent } = build();
  want(2, 1, 3, 4, 5);
  expect(sent).toEqual([]);
});
