import { expect, it } from 'vitest';
import { loadOnce } from './loadOnce.ts';

it('what is asked for by many at once is loaded once', async () => {
  let loads = 0;
  const get = loadOnce(async () => ++loads);
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  expect(await get()).toBe(1);
});

it('a load that failed is tried again by whoever asks next', async () => {
  let loads = 0;
  const get = loadOnce(async () => {
    if (++loads === 1) throw new Error('the disk is away');
    return loads;
  });
  await expect(Promise.all([get(), get()])).rejects.toThrow('the disk is away');
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
});
