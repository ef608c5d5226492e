import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { encodeBy } from '../codecs/writerOf.ts';
import { blockWrittenAs, readBlocks, sentBlocks } from './block.ts';

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

test.each([
  ['HTML', '<p>介绍</p>', { type: 3, text: '<p>介绍</p>', alone: true }],
  ['words', '每周三到货，3 < 5', { type: 1, text: '每周三到货，3 < 5', alone: true }],
  ['a number', '2026', { type: 1, text: '2026', alone: true }],
  ['an object in JSON', '{"type":1}', { type: 1, text: '{"type":1}', alone: true }],
])('N6 a description that is %s is one block, and goes back byte for byte', (_, wire, block) => {
  for (const key of ['text', 'content'] as const) {
    for (const read of [readBlocks.asText(key), readBlocks.asList(key)]) {
      expect(z.decode(read, wire)).toEqual([block]);
    }
    expect(encodeBy(sentBlocks(key), [{ type: block.type === 3 ? 3 : 1, text: block.text, alone: true }])).toBe(wire);
  }
});

test('N6 once something is added or changed it is a list of blocks, as ever', () => {
  const alone = { type: 3, text: '<p>介绍</p>', alone: true } as const;
  const wire = encodeBy(sentBlocks('text'), [alone, block]);
  expect(JSON.parse(String(wire))).toEqual([
    { type: 3, text: '<p>介绍</p>' },
    { type: 1, text: '现烤现卖' },
  ]);
  expect(encodeBy(sentBlocks('content'), [block])).toBe('[{"type":1,"content":"现烤现卖"}]');
});

test('N6 a description of blanks is none', () => {
  expect(z.decode(readBlocks.asList('text'), ' ')).toEqual([]);
});
