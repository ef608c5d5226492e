import { expect, it, test } from 'vitest';
import type { RecordId } from '#providers/data/calls.ts';
import { createOrderQueue } from './createOrderQueue.ts';
import { type Swap, swapped } from './planSwaps.ts';

/** An applet that holds five records and answers one swap at a time, when the test says so. */
function build() {
  let order: readonly RecordId[] = [1, 2, 3, 4, 5];
  let reads = 0;
  const sent: Swap[] = [];
  const failures: unknown[] = [];
  const ends: string[] = [];
  const open: { answer(): void; refuse(error: Error): void }[] = [];
  const unreadable = new Set<number>();
  const queue = createOrderQueue({
    read: async () => {
      reads += 1;
      if (unreadable.has(reads)) throw new Error('no network');
      return order;
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
    onEnd: async ({ stage, shown = [] }) => void ends.push(`${stage} ${shown.join('')}`),
  });
  const turn = async () => {
    for (let round = 0; round < 20; round += 1) await Promise.resolve();
  };
  const onScreen = () => queue.get().shown ?? order;
  return {
    queue,
    sent,
    failures,
    ends,
    unreadable,
    turn,
    held: () => order.join(''),
    /** Somebody else sorts, too. */
    meddle: (...other: number[]) => {
      order = other;
    },
    async want(...ids: number[]) {
      queue.move(onScreen(), ids);
      await turn();
    },
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
    shown() {
      const { stage, done, steps } = queue.get();
      return `${onScreen().join('')} ${stage} ${done}/${steps}`;
    },
  };
}

it('C2 a move is shown at once and sent step by step, each after the one before', async () => {
  const { queue, want, shown, sent, answer, held, ends } = build();
  const moving = want(2, 3, 4, 1, 5);
  expect([shown(), sent]).toEqual(['23415 saving 0/3', []]);
  await moving;
  expect(sent).toEqual([[1, 2]]);
  await answer();
  expect([shown(), sent.length]).toEqual(['23415 saving 1/3', 2]);
  await answer(2);
  expect([shown(), held(), ends]).toEqual(['23415 saved 3/3', '23415', ['saved 23415']]);
  expect(queue.get().shown, 'the list says it itself').toBeUndefined();
});

it('C2 what is moved meanwhile goes on from where the applet will be, by the shortest way', async () => {
  const { want, shown, sent, answer, held, ends } = build();
  await want(2, 3, 1, 4, 5);
  await want(2, 1, 3, 5, 4);
  expect(shown()).toBe('21354 saving 0/2');
  await answer(2);
  expect([shown(), sent, ends]).toEqual([
    '21354 saved 2/2',
    [
      [1, 2],
      [4, 5],
    ],
    ['saved 21354'],
  ]);
  expect(held()).toBe('21354');
});

it('C2 what is moved back before it was sent is never sent', async () => {
  const { want, shown, sent, answer } = build();
  await want(1, 2, 3, 5, 4);
  await want(1, 2, 3, 4, 5);
  await answer(2);
  expect([shown(), sent.length]).toEqual(['12345 saved 2/2', 2]);
  await want(1, 2, 3, 4, 5);
  expect(sent).toHaveLength(2);
});

it('C2 a step that fails ends it: the rest is not sent, what the applet holds is shown, what was wanted is one press away', async () => {
  const { queue, want, shown, sent, failures, answer, refuse, turn, held } = build();
  await want(2, 3, 4, 1, 5);
  await answer(2);
  await refuse();
  expect([shown(), sent.length, failures.length]).toEqual(['23145 failed 2/3', 3, 1]);
  queue.retry();
  expect(shown()).toBe('23415 saving 0/3');
  await turn();
  expect(shown()).toBe('23415 saving 0/1');
  await answer();
  expect([shown(), held()]).toEqual(['23415 saved 1/1', '23415']);
});

it('C2 after a failure the old order is one press away, too', async () => {
  const { queue, want, shown, answer, refuse, turn, ends } = build();
  await want(2, 3, 4, 1, 5);
  await answer();
  await refuse();
  expect(shown()).toBe('21345 failed 1/3');
  queue.restore();
  await turn();
  await answer();
  expect([shown(), queue.get().back, ends.at(-1)]).toEqual(['12345 saved 1/1', true, 'saved 12345']);
});

it('N11 without a network the order stays on the screen as it is wanted, and is sent when there is one', async () => {
  const { queue, want, shown, sent, failures, unreadable, answer, turn, held } = build();
  unreadable.add(1).add(2);
  await want(2, 1, 3, 4, 5);
  expect([shown(), sent, failures.length]).toEqual(['21345 lost 0/1', [], 1]);
  queue.retry();
  await turn();
  await answer();
  expect([shown(), held()]).toEqual(['21345 saved 1/1', '21345']);
});

it('C2 where nothing is known of the order, what is dragged then is wanted, and the old order is kept', async () => {
  const { queue, want, shown, unreadable, answer } = build();
  unreadable.add(1).add(2);
  await want(2, 1, 3, 4, 5);
  await want(2, 1, 3, 5, 4);
  await answer(2);
  expect([shown(), queue.get().before]).toEqual(['21354 saved 2/2', [1, 2, 3, 4, 5]]);
});

it('N1 where somebody else has sorted before, nothing is sent, and what was wanted can be sent all the same', async () => {
  const { queue, shown, sent, meddle, turn, answer, held } = build();
  meddle(1, 2, 5, 3, 4);
  queue.move([1, 2, 3, 4, 5], [2, 1, 3, 4, 5]);
  await turn();
  expect([shown(), sent]).toEqual(['12534 moved 0/1', []]);
  queue.retry();
  await turn();
  await answer(3);
  expect([shown(), held()]).toEqual(['21345 saved 3/3', '21345']);
});

it('C2 an order that came out otherwise is shown as it is', async () => {
  const { want, shown, answer, meddle } = build();
  await want(2, 1, 3, 4, 5);
  meddle(5, 1, 2, 3, 4);
  await answer();
  expect(shown()).toBe('52134 differing 1/1');
});

it('C2 what was added meanwhile stands behind, and says nothing against what was sorted', async () => {
  const { want, shown, answer, meddle } = build();
  await want(2, 1, 3, 4, 5);
  meddle(1, 2, 3, 4, 5, 6);
  await answer();
  expect(shown()).toBe('213456 saved 1/1');
});

it('C2 steps that were all answered are saved, even when nobody can look at them', async () => {
  const { queue, want, shown, answer, unreadable, failures, ends } = build();
  unreadable.add(2);
  await want(2, 1, 3, 4, 5);
  await answer();
  expect([shown(), failures, ends]).toEqual(['21345 saved 1/1', [], ['saved 21345']]);
  // The list may not have been read either: it does not jump back.
  expect(queue.get().shown).toEqual([2, 1, 3, 4, 5]);
});

it('C2 what was saved is taken back, unless somebody has sorted since', async () => {
  const { queue, want, shown, answer, meddle, turn, sent, ends } = build();
  await want(2, 1, 3, 4, 5);
  await answer();
  queue.takeBack([2, 1, 3, 4, 5], [1, 2, 3, 4, 5]);
  await turn();
  await answer();
  expect(ends.at(-1)).toBe('saved 12345');
  await want(2, 1, 3, 4, 5);
  await answer();
  meddle(5, 2, 1, 3, 4);
  queue.takeBack([2, 1, 3, 4, 5], [1, 2, 3, 4, 5]);
  await turn();
  expect([shown(), sent.length]).toEqual(['52134 moved 0/1', 3]);
});

it('C2 nothing is taken back while another order is being saved', async () => {
  const { queue, want, shown, answer } = build();
  await want(2, 1, 3, 4, 5);
  await answer();
  await want(2, 1, 3, 5, 4);
  expect(queue.takeBack([2, 1, 3, 4, 5], [1, 2, 3, 4, 5])).toBe(false);
  expect(shown()).toBe('21354 saving 0/1');
});

test('C2 what was said is put away; what is being saved is not', async () => {
  const { queue, want, shown, refuse } = build();
  await want(2, 1, 3, 4, 5);
  queue.dismiss();
  expect(shown()).toBe('21345 saving 0/1');
  await refuse();
  queue.dismiss();
  expect(shown()).toBe('12345 rest 0/0');
});
