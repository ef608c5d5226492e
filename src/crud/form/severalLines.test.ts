import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { conventionalCalls } from '../declare/conventionalCalls.ts';
import { defineResource } from '../defineResource.ts';
import { linesOf, withLines } from './severalLines.ts';

const words = defineResource({
  name: 'words',
  label: '词',
  scope: 'shop',
  fields: {
    word: f.text({ label: '词', rule: (word) => (word.length > 3 ? `「${word}」太长` : undefined) }),
    note: f.text({ label: '说明' }),
  },
  calls: conventionalCalls('word'),
  form: { as: 'dialog', each: 'word' },
});

test.each([
  ['甲\n乙', ['甲', '乙']],
  [' 甲 \r\n\n乙\n', ['甲', '乙']],
  ['WiFi\nｗｉｆｉ\n甲', ['WiFi', '甲']],
  ['  ', []],
  [undefined, []],
])('the lines of %j', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

it('a field for several lines holds each of them against its own rule', () => {
  const { fields } = withLines(words, { sections: [], each: 'word' });
  expect(fields.word).toMatchObject({ kind: 'textarea', label: '词', hint: '可以一次添加多条，每行一个词' });
  expect(fields.word?.rule?.('甲\n乙')).toBeUndefined();
  expect(fields.word?.rule?.('甲\n甲乙丙丁')).toBe('「甲乙丙丁」太长');
  expect(fields.note).toBe(words.fields.note);
});

it('a form without such a field is as it was', () => {
  expect(withLines(words, { sections: [] })).toBe(words);
});
