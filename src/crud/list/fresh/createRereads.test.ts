import { expect, test } from 'vitest';
import { fakeClock, turn } from '../../../../tests/support/fakeClock.ts';
import { createRereads } from './createRereads.ts';

function openList() {
  const clock = fakeClock();
  const leaving = new AbortController();
  const asked: number[] = [];
  const began = clock.now();
  let answer = async () => {};
  const rereads = createRereads({
    clock,
    signal: leaving.signal,
    look() {
      asked.push(clock.now() - began);
      return answer();
    },
  });
  return { clock, leaving, asked, rereads, answerWith: (next: () => Promise<void>) => (answer = next) };
}

test('N7 whoever looks away and back a hundred times within seconds asks nothing, and once later', async () => {
  const { clock, asked, rereads } = openList();
  for (let nth = 0; nth < 100; nth += 1) rereads.maybe();
  await clock.advance(5000);
  for (let nth = 0; nth < 100; nth += 1) rereads.maybe();
  await turn();
  expect(asked).toEqual([5000]);
});

test('N7 a hundred saves of another tab are two questions at most, and the last one comes after the last of them', async () => {
  const { clock, asked, rereads } = openList();
  await clock.advance(60_000);
  for (let nth = 0; nth < 100; nth += 1) {
    rereads.surely();
    await clock.advance(10);
  }
  await clock.advance(10_000);
  expect(asked).toEqual([60_000, 65_000]);
});

test('N7 a question that fails is no end: the next one is asked', async () => {
  const { clock, asked, rereads, answerWith } = openList();
  answerWith(async () => {
    throw new Error('Failed to answer.');
  });
  await clock.advance(5000);
  rereads.maybe();
  await turn();
  await clock.advance(5000);
  rereads.maybe();
  expect(asked).toEqual([5000, 10_000]);
});

test('N7 nobody asks for a list that was left', async () => {
  const { clock, asked, rereads, leaving } = openList();
  rereads.surely();
  leaving.abort();
  await clock.advance(60_000);
  expect(asked).toEqual([]);
});
