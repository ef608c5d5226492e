import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import type { Buyer, Day } from '../model/Day.ts';
import { chainText, firstOptions } from './chainText.ts';
import { maskName, plainName } from './maskName.ts';
import { supplierText } from './supplierText.ts';

const product = (id: number, price: string, name: string, count: number) => ({
  ...{ key: `${id}@${price}`, id, name, price, count, buyers: 1, amount: '0.00', comments: 0 },
});
const buyer = (number: number, name: string, lines: Buyer['lines'], amount = '0.00'): Buyer => ({
  ...{ number, order: number, name, phone: '6045550123', address: '8888 Odlin Cres', comment: '放门口' },
  ...{ lines, count: lines.reduce((sum, { count }) => sum + count, 0), amount },
});
const line = (key: string, count: number) => ({ key, count, amount: '0.00' });
const day: Day = {
  ...{ id: 7, name: '中秋团', starts: '2026-03-08', ends: '2026-03-15', delivery: 1, address: '三联广场' },
  products: [product(9, '5.00', '牛腩', 3), product(9, '6.00', '牛腩', 1), product(4, '1.00', '白菜', 1)],
  buyers: [
    buyer(1, '张三', [line('9@5.00', 2), line('4@1.00', 1)], '11.00'),
    buyer(2, '仲小妮', [line('9@5.00', 1), line('9@6.00', 1)], '1011.00'),
  ],
  ...{ count: 5, amount: '1022.00' },
};

test('GD-D1 the roll call begins with #接龙 and names everyone by number, in one message', () => {
  expect(chainText(day, firstOptions)).toEqual([
    '#接龙\n中秋团\n1. 张三 牛腩×2 白菜×1\n2. 仲小妮 牛腩×1 牛腩×1\n共 2 人，5 份',
  ]);
});

test('GD-D1 names can be hidden, and amounts told', () => {
  expect(chainText(day, { ...firstOptions, hideNames: true, amounts: true })).toEqual([
    '#接龙\n中秋团\n1. 张* 牛腩×2 白菜×1 11.00\n2. 仲*妮 牛腩×1 牛腩×1 1,011.00\n共 2 人，5 份，1,022.00',
  ]);
});

test.each([
  ['张三', '张*'],
  ['仲小妮', '仲*妮'],
  ['欧阳小娜', '欧**娜'],
  ['A', '*'],
  ['豆豆家🐶', '豆**🐶'],
  ['', ''],
])('GD-D1 the name %s is hidden as %j', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});

test.each([
  ['张三 604-555-0123', '张三'],
  ['+1 (604) 555 0123 Amy', 'Amy'],
  ['张三 ６０４－５５５－０１２３', '张三'],
  ['小王\n二号', '小王 二号'],
  ['7 楼 1203', '7 楼 1203'],
])('GD-D1 a phone number in the name %j is left out', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

const buyers = fc.array(
  fc.record({ name: fc.string({ maxLength: 20 }), counts: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 3 }) }),
  { maxLength: 80 },
);

it('GD-D1 however many join, no message is longer than asked, everyone is in it once, and no phone or address ever', () => {
  fc.assert(
    fc.property(buyers, fc.integer({ min: 150, max: 600 }), fc.boolean(), (all, most, hideNames) => {
      const joined = all.map(({ name, counts }, at) =>
        buyer(
          at + 1,
          name,
          counts.map((count, place) => line(day.products[place]?.key ?? '', count)),
        ),
      );
      const messages = chainText({ ...day, buyers: joined }, { hideNames, amounts: true, most });
      for (const message of messages) {
        expect(message.length).toBeLessThanOrEqual(most);
        expect(message.startsWith('#接龙\n中秋团')).toBe(true);
      }
      const whole = messages.join('\n');
      expect([...whole.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
        joined.map((each) => each.number),
      );
      expect(whole).not.toMatch(/6045550123|Odlin|放门口/);
    }),
  );
});

test('GD-D1 several messages say which one of how many they are', () => {
  const joined = Array.from({ length: 40 }, (_, at) => buyer(at + 1, '张三', [line('9@5.00', 2)]));
  const messages = chainText({ ...day, buyers: joined }, { ...firstOptions, most: 200 });
  expect(messages.length).toBeGreaterThan(1);
  expect(messages[0]?.split('\n').slice(0, 3)).toEqual(['#接龙', `中秋团（1/${messages.length}）`, '1. 张三 牛腩×2']);
  expect(messages.at(-1)?.split('\n').at(-1)).toBe('共 40 人，5 份');
});

test('GD-D7 the supplier reads totals and boxes, and nothing of buyers or of what they pay', () => {
  const text = supplierText(day, new Map([[9, 3]]));
  expect(text).toBe('【中秋团】订货\n1. 牛腩 4 份（每箱 3 份，2 箱，再凑 2 份满一箱）\n2. 白菜 1 份\n合计 5 份');
  expect(text).not.toMatch(/张三|5\.00|6045550123/);
});
