import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { blockWrittenAs } from './block.ts';

const block = { type: 1, text: '现烤现卖' } as const;

test.each([
  ['goods', { type: 1, text: '现烤现卖' }],
  ['group-buys', { type: 1, content: '现烤现卖' }],
  ['goods with the type as a text', { type: '1', text: '现烤现卖' }],
  ['both keys, of which text wins', { type: 1, text: '现烤现卖', content: '旧的' }],
])('T6 reads a block as %s write it', (_, wire) => {
  expect(z.parse(blockWrittenAs('text'), wire)).toEqual(block);
  expect(z.parse(blockWrittenAs('content'), wire)).toEqual(block);
});

it('writes a block under the key of its own kind of record', () => {
  expect(z.encode(blockWrittenAs('text'), block)).toEqual({ type: 1, text: '现烤现卖' });
  expect(z.encode(blockWrittenAs('content'), block)).toEqual({ type: 1, content: '现烤现卖' });
});

it('reads a block without words as an empty one', () => {
  expect(z.parse(blockWrittenAs('text'), { type: 2 })).toEqual({ type: 2, text: '' });
});

test.each([[{ type: 4, text: '' }], [{ text: '' }], [null], ['现烤现卖']])('refuses %j', (wire) => {
  expect(z.safeParse(blockWrittenAs('text'), wire).success).toBe(false);
});
