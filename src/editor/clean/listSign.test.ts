import { expect, test } from 'vitest';
import { readSign } from './listSign.ts';

test.each([
  ['1.', [1], '1'],
  ['（２）', [2], '1'],
  ['③', [3], '1'],
  ['12、', [12], '1'],
  ['b)', [2], 'a'],
  ['C.', [3, 100], 'A'],
  ['i.', [1, 9], 'i'],
  ['v.', [22, 5], 'a'],
  ['xiv.', [14], 'i'],
  ['五、', [5], 'cjk'],
  ['十、', [10], 'cjk'],
  ['（二十一）', [21], 'cjk'],
])('E5 %s is a number a list can count to', (sign, values, type) => {
  expect(readSign(sign)).toEqual({ kind: 'number', values, type });
});

test.each(['·', 'o', 'l', 'n', 'Ø', 'ü', '§', '-', '•', '\uf0d8', ''])('E5 %j is a bullet', (sign) => {
  expect(readSign(sign)).toEqual({ kind: 'bullet' });
});

test.each(['1.1', '第一章', 'Q1:', 'Step 2', '甲、', 'zz.'])('E5 %s is what no list can say', (sign) => {
  expect(readSign(sign)).toEqual({ kind: 'text' });
});
