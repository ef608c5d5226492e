import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { blockWrittenAs } from '../entities/block.ts';
import { asIsTest } from './asIs.ts';
import { code } from './code.ts';
import { count } from './count.ts';
import { flag } from './flag.ts';
import { jsonValue } from './json.ts';
import { money } from './money.ts';
import { text } from './text.ts';

const quick = [
  ['count', count],
  ['text', text],
  ['money', money],
  ['code', code([1, 2])],
  ['block', blockWrittenAs('text')],
  ['texts', jsonValue(z.array(text))],
  ['blocks', jsonValue(z.array(blockWrittenAs('text')))],
] as const;

/** What an applet may send, near and far from what is meant. */
const anything = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.constantFrom(1, 2, '1', '12.50', '-3', '', []),
  fc.array(fc.string()),
  fc.array(fc.record({ type: fc.constantFrom(1, 2, 3, 4, '1'), text: fc.string() }, { requiredKeys: [] })),
  fc.record({ type: fc.constantFrom(1, 2, 3, 9), text: fc.string() }),
);

test.each(quick)('T6 what the %s codec is not asked about, it would have left as it is', (_, codec) => {
  const passes = asIsTest(codec);
  fc.assert(
    fc.property(anything, (wire) => {
      if (!passes?.(wire)) return;
      expect(z.decode(codec, wire as never)).toEqual(wire);
    }),
    { numRuns: 2000 },
  );
});

test('T6 a codec that always changes what it reads is always asked', () => {
  expect(asIsTest(flag)).toBeUndefined();
});

test.each([
  [count, 12],
  [text, '茶'],
  [money, '12.50'],
  [code([1, 2]), 2],
  [blockWrittenAs('text'), { type: 1, text: '现做' }],
  [jsonValue(z.array(text)), ['a.webp']],
] as const)('an ordinary value is not asked about: %#', (codec, wire) => {
  expect(asIsTest(codec)?.(wire)).toBe(true);
});
