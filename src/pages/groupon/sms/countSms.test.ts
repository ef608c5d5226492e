import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { expect, test } from 'vitest';
import { countSms } from './countSms.ts';

const han = (count: number) => '汉'.repeat(count);
const a = (count: number) => 'a'.repeat(count);

test.each([
  ['nothing', '', 'GSM-7', 0, 0],
  ['70 × 汉', han(70), 'UCS-2', 70, 1],
  ['71 × 汉', han(71), 'UCS-2', 71, 2],
  ['134 × 汉', han(134), 'UCS-2', 134, 2],
  ['135 × 汉', han(135), 'UCS-2', 135, 3],
  ['1600 × 汉', han(1600), 'UCS-2', 1600, 24],
  ['160 × a', a(160), 'GSM-7', 160, 1],
  ['161 × a', a(161), 'GSM-7', 161, 2],
  ['1600 × a', a(1600), 'GSM-7', 1600, 11],
  ['158 × a and €, which counts twice', `${a(158)}€`, 'GSM-7', 160, 1],
  ['159 × a and €', `${a(159)}€`, 'GSM-7', 161, 2],
  ['159 × a and 汉', `${a(159)}汉`, 'UCS-2', 160, 3],
  ['a curly quote', 'It’s ready', 'UCS-2', 10, 1],
  ['a yen sign', '¥12.50', 'GSM-7', 6, 1],
  ['a full-width yen sign', '￥12.50', 'UCS-2', 6, 1],
  ['a € over the edge of a part, which it never straddles', `${a(152)}€${a(152)}`, 'GSM-7', 306, 3],
  ['an emoji over the edge of a part, kept whole', `${han(66)}🍜${han(66)}`, 'UCS-2', 134, 3],
  ['a family over the edge, kept whole', `${han(60)}👨‍👩‍👧${han(10)}`, 'UCS-2', 78, 2],
  ['one character larger than a part', `e${'\u0301'.repeat(200)}`, 'UCS-2', 201, 3],
])('GD-E10 an SMS of %s', (_, text, encoding, units, segments) => {
  expect(countSms(text)).toEqual({ length: text.length, encoding, units, segments });
});

test('GD-E10 every character of the basic plane is in the alphabet that the segment library has', () => {
  const apart: string[] = [];
  for (let code = 0; code <= 0xffff; code += 1) {
    const character = String.fromCharCode(code);
    if (countSms(character).encoding !== new SegmentedMessage(character).encodingName) apart.push(character);
  }
  expect(apart).toEqual([]);
});

/** Signs of every cost; where both know how characters are put together. */
const signs = ['a', 'é', '€', '{', '|', '\n', ' ', '¥', '汉', '￥', '’', '🍜', '👨‍👩‍👧', '👍🏽', '🇨🇦', '1️⃣', 'e\u0301'];
const latin = signs.slice(0, 8);

test.each([
  ['Latin', latin, 700],
  ['mixed', signs, 400],
])('GD-E10 a %s text has as many segments as the segment library counts', (_, alphabet, maxLength) => {
  const texts = fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const { encodingName, segmentsCount } = new SegmentedMessage(text);
      expect(countSms(text)).toMatchObject({ encoding: encodingName, segments: segmentsCount });
    }),
    { examples: [[`${a(152)}€${a(152)}`], [`${han(66)}🍜${han(66)}`]] },
  );
});
