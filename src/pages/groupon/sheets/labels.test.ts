import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { labelPapers } from '#crud/print/papers.ts';
import { campaign, enrolments, joined, wants } from '../../../../tests/support/groupDays.ts';
import { computeDay } from '../model/computeDay.ts';
import { phoneTail } from '../model/phoneTail.ts';
import { roomOn } from './labelRoom.ts';
import { fits, labelsOf } from './labels.ts';
import { partiesOf } from './parties.ts';
import { itemText, pickupCards } from './pickup.ts';
import { widthOf, wrap } from './wrap.ts';

const rooms = Object.values(labelPapers).map(roomOn);
const cardsOf = (day: ReturnType<typeof computeDay>) => pickupCards(day, partiesOf(day, false));

test('GD-D5 a label says the pick-up number, the name, the end of the phone, what is in the bag and the comment', () => {
  const day = computeDay(campaign, [
    joined(3, { name: '张三', phone: '+1 (604) 555-0123', comment: '放门口' }, wants(9, 2, '19.9'), wants(6, 1, '38')),
  ]);
  expect(labelsOf(cardsOf(day), roomOn(labelPapers.a4x24))).toEqual([
    {
      key: '1 0',
      called: '1',
      name: '张三',
      tail: '0123',
      part: '',
      lines: [
        { text: '牛腩 ×2  大米 ×1', comment: false },
        { text: '备注：放门口', comment: true },
      ],
    },
  ]);
});

test('GD-D5 a long order goes on upon a second label that says so', () => {
  const day = computeDay(campaign, [
    joined(1, { name: '张三', comment: '送之前麻烦打电话。'.repeat(10) }, wants(9, 2, '19.9')),
  ]);
  const parts = labelsOf(cardsOf(day), roomOn(labelPapers.roll58));
  expect(parts.map(({ part }) => part)).toEqual(['1/2', '2/2']);
  expect(parts.every(({ called }) => called === '1')).toBe(true);
});

it('GD-D5 nothing on a label is cut off, and nothing of an order is missing', () => {
  fc.assert(
    fc.property(enrolments, fc.constantFrom(...rooms), (all, room) => {
      const cards = cardsOf(computeDay(campaign, all));
      const labels = labelsOf(cards, room);
      expect(labels.every((label) => fits(label, room))).toBe(true);
      for (const { party, items } of cards) {
        const lines = labels.filter(({ called }) => called === party.called).flatMap((label) => label.lines);
        const bare = (text: string) => text.replaceAll(/\s/g, '');
        const said = bare(lines.map(({ text }) => text).join(''));
        expect(said).toBe(
          bare([...items.map(itemText), party.comment === '' ? '' : `备注：${party.comment}`].join('')),
        );
      }
    }),
  );
});

it('a text set into lines keeps its characters and its width', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 })),
      fc.integer({ min: 4, max: 30 }),
      (words, width) => {
        const lines = wrap(words, width, ' ');
        const bare = (texts: readonly string[]) => texts.join('').replaceAll(' ', '');
        expect(bare(lines)).toBe(bare(words));
        for (const line of lines) expect(widthOf(line) <= width || [...line].length > 1).toBe(true);
      },
    ),
  );
});

test.each([
  ['+1 (604) 555-0123', '0123'],
  ['０９１２３４５６７８', '5678'],
  ['12', '12'],
  ['', ''],
])('the end of the phone %j is %j', (phone, tail) => {
  expect(phoneTail(phone)).toBe(tail);
});
