import { expect, it } from 'vitest';
import { createAgain } from './createAgain.ts';

it('is done once for what is asked together, once more for what is asked meanwhile, and never twice at a time', async () => {
  const begun: (() => void)[] = [];
  const look = createAgain(() => new Promise<void>((done) => begun.push(done)), 0);
  look();
  look();
  await expect.poll(() => begun.length).toBe(1);
  look();
  look();
  expect(begun.length).toBe(1);
  begun[0]?.();
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.();
  look();
  await expect.poll(() => begun.length).toBe(3);
});
