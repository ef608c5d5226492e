import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapText } from './wrapText.ts';

/** A Chinese sign is two wide, a Latin one: ten fit five signs of ours. */
const measure = (text: string) => [...text].reduce((sum, sign) => sum + (/[\u0020-\u024f]/.test(sign) ? 1 : 2), 0);
const wrap = (text: string, most = 99, width = 10) => wrapText(text, { measure, width, most });

test.each([
  ['五常新米团购', ['五常新米团', '购']],
  ['五常新米团，开团', ['五常新米', '团，开团']],
  ['五常新米团！？快来', ['五常新米', '团！？快来']],
  ['周末（火锅）', ['周末（火', '锅）']],
  ['今天来买（火锅）', ['今天来买', '（火锅）']],
  ['大米 Organic 米', ['大米', 'Organic 米']],
  ['大米5.5公斤装', ['大米5.5公', '斤装']],
  ['Extraordinarily', ['Extraordin', 'arily']],
  ['  前后  空白  ', ['前后 空白']],
  ['一行\n\n另一行', ['一行', '另一行']],
  ['', []],
  ['👨‍👩‍👧👨‍👩‍👧', ['👨‍👩‍👧', '👨‍👩‍👧']],
])('%j is set in the lines %j', (text, lines) => {
  expect(wrap(text)).toEqual(lines);
});

test.each([
  ['五常新米团购开始啦', 1, ['五常新米…']],
  ['五常新米团购开始啦快来', 2, ['五常新米团', '购开始啦…']],
  ['五常新，米团购', 1, ['五常新…']],
  ['五常新米团', 1, ['五常新米团']],
  ['五常', 0, []],
])('of %j at most %d lines are left: %j', (text, most, lines) => {
  expect(wrap(text, most)).toEqual(lines);
});

const written = fc
  .array(fc.constantFrom(...'米饭团购，。！？、（）《》「」… 5.Aabc', '👍', '👨‍👩‍👧', '1️⃣', '\n'), { maxLength: 60 })
  .map((signs) => signs.join(''));

test('no sign is lost, no line is too wide, none is empty', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 8, max: 40 }), (text, width) => {
      const lines = wrap(text, 99, width);
      expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
      for (const line of lines) {
        expect(line.trim()).not.toBe('');
        // A sign that is wider than the line stands alone.
        expect(measure(line) <= width || [...new Intl.Segmenter('zh').segment(line)].length === 1).toBe(true);
      }
    }),
  );
});

test('no line begins with a mark that closes, as long as what it belongs to fits into a line', () => {
  const plain = fc.array(fc.constantFrom('米，', '饭', '团', '购。', '（大', '小）', '「新」', '米！'), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(plain, fc.integer({ min: 8, max: 30 }), (parts, width) => {
      for (const line of wrap(parts.join(''), 99, width)) {
        expect(line).not.toMatch(/^[，。！？」）]/);
        expect(line).not.toMatch(/[（「]$/);
      }
    }),
  );
});

test('however little room there is, there are no more lines than asked for, and the last one says that there is more', () => {
  fc.assert(
    fc.property(written, fc.integer({ min: 1, max: 4 }), (text, most) => {
      const all = wrap(text);
      const lines = wrap(text, most);
      expect(lines.length).toBe(Math.min(all.length, most));
      if (all.length > most) expect(lines.at(-1)).toMatch(/…$/);
    }),
  );
});
