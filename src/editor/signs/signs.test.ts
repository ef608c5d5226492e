import { expect, test } from 'vitest';
import { emoji } from './emoji.ts';
import { specialSigns } from './specialSigns.ts';

test.each([...specialSigns, ...emoji])(
  'E1 $name has signs, each once, none of them blank or unassigned',
  ({ signs }) => {
    expect(signs.length).toBeGreaterThan(15);
    expect(new Set(signs).size).toBe(signs.length);
    expect(signs.filter((sign) => !/^\P{Cn}+$/u.test(sign) || sign.trim() === '')).toEqual([]);
  },
);

test('E1 the sets are called as merchants know them', () => {
  expect(specialSigns.map(({ name }) => name)).toEqual([
    '特殊字符',
    '罗马字符',
    '数学字符',
    '日文字符',
    '希腊字母',
    '俄文字符',
    '拼音字母',
    '英语音标',
    '其他',
  ]);
});
