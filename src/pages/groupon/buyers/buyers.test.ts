import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { soundsLike } from '#crud/query/pinyin.ts';
import type { Buyer, Day } from '../model/Day.ts';
import { arrangeBuyers } from './arrangeBuyers.ts';
import { addressBlock, namesOf, sumsText, wholeLine } from './buyerText.ts';
import { type DayState, readDayUrl, sorts, writeDayUrl } from './dayUrl.ts';
import { maskPhone } from './maskPhone.ts';

const buyer = (number: number, name: string, rest: Partial<Buyer> = {}): Buyer => ({
  number,
  order: number,
  name,
  phone: '',
  address: '',
  comment: '',
  lines: [],
  count: 0,
  amount: '0.00',
  ...rest,
});
const product = (id: number, price: string, name: string) => ({
  ...{ key: `${id}@${price}`, id, name, price, count: 0, buyers: 1, amount: '0.00', comments: 0 },
});
const day: Day = {
  ...{ id: 7, name: '团', starts: '', ends: '', delivery: 1, address: '', count: 0, amount: '0.00' },
  products: [product(9, '5.00', '牛腩'), product(9, '6.00', '牛腩'), product(4, '1.00', '白菜')],
  buyers: [
    buyer(1, '张三', {
      phone: '+1 (604) 555-0123',
      amount: '9.00',
      lines: [{ key: '9@6.00', count: 1, amount: '6.00' }],
    }),
    buyer(2, '李四', { comment: '不要香菜', amount: '100.00', lines: [{ key: '4@1.00', count: 1, amount: '1.00' }] }),
    buyer(3, '阿明', { phone: '0912 345 678', amount: '20.00', lines: [{ key: '9@5.00', count: 2, amount: '10.00' }] }),
  ],
};
const everything: DayState = { q: '', commented: false, product: undefined, sort: 'order', handing: false };
const found = (asked: Partial<DayState>) =>
  arrangeBuyers(day, { ...everything, ...asked }, soundsLike).map(({ name }) => name);

test.each([
  ['the name', '张', ['张三']],
  ['the sound of a name', 'lisi', ['李四']],
  ['the first letters of a name', 'am', ['阿明']],
  ['the tail of a phone', '0123', ['张三']],
  ['the tail of a phone behind dots', '…0123', ['张三']],
  ['a phone with its country', '+1 604 555 0123', ['张三']],
  ['a phone without its blanks', '0912345678', ['阿明']],
  ['the comment', '香菜', ['李四']],
  ['the pick-up number', '#3', ['阿明']],
  ['what nobody has', '没有', []],
])('GD-E6 buyers are found by %s', (_, q, names) => {
  expect(found({ q })).toEqual(names);
});

test('GD-E6 buyers are narrowed to those with a comment, or with a product at whatever price', () => {
  expect(found({ commented: true })).toEqual(['李四']);
  expect(found({ product: 9 })).toEqual(['张三', '阿明']);
  expect(found({ product: 77 })).toEqual([]);
});

test.each([
  ['order', ['张三', '李四', '阿明']],
  ['-order', ['阿明', '李四', '张三']],
  ['name', ['阿明', '李四', '张三']],
  ['amount', ['张三', '阿明', '李四']],
  ['-amount', ['李四', '阿明', '张三']],
] as const)('GD-E6 sorted by %s they stand %j', (sort, names) => {
  expect(found({ sort })).toEqual(names);
});

test.each([
  ['+1 (604) 555-0123', '604****0123'],
  ['6045550123', '604****0123'],
  ['0912 345 678', '091****5678'],
  ['12345678', '****5678'],
  ['６０４５５５０１２３', '604****0123'],
  ['', ''],
])('GD-E7 the phone %j is seen as %j until it is asked for', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test('GD-E7 what is copied of a buyer: an address to send to, or all of it in one line', () => {
  const whole = buyer(12, '张三', {
    phone: '6045550123',
    address: '#101 - 8888 Odlin',
    comment: '少冰\n谢谢',
    amount: '1234.50',
    lines: [{ key: '9@5.00', count: 2, amount: '10.00' }],
  });
  expect(addressBlock(whole)).toBe('张三\n6045550123\n#101 - 8888 Odlin');
  expect(wholeLine(whole, namesOf(day))).toBe('#12 张三 6045550123 #101 - 8888 Odlin 牛腩 ×2 1,234.50 少冰 谢谢');
  expect(addressBlock(buyer(1, '李四'))).toBe('李四');
});

it('GD-E9 whatever is in sight, the address says and gives back', () => {
  const states = fc.record<DayState>({
    q: fc.oneof(
      fc.constant(''),
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    ),
    commented: fc.boolean(),
    product: fc.option(fc.nat(), { nil: undefined }),
    sort: fc.constantFrom(...sorts),
    handing: fc.boolean(),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(readDayUrl(writeDayUrl(state))).toEqual(state);
    }),
  );
});

test('what makes no sense in an address is read as if it were not there', () => {
  expect(readDayUrl('q=%20&comment=ja&product=-3&sort=colour&mode=x')).toEqual(everything);
  expect(writeDayUrl(everything)).toBe('');
});

test.each([
  ['everyone', [0, 1, 2], '共 3 人，7 份，1,029.00'],
  ['some', [0, 1], '共 3 人，筛选后 2 人，3 份，1,009.00'],
  ['nobody', [], '共 3 人，筛选后 0 人'],
])('GD-E2 GD-E9 the sums above the buyers are of %s who is looked for', (_, places, text) => {
  const [three, four, ming] = day.buyers;
  if (!three || !four || !ming) throw new Error('Failed to find three buyers.');
  const all = [
    { ...three, count: 1 },
    { ...four, count: 2, amount: '1000.00' },
    { ...ming, count: 4 },
  ];
  expect(
    sumsText(
      { buyers: all },
      all.filter((_, at) => places.includes(at)),
    ),
  ).toBe(text);
});

test('a price that is no amount leaves the amount out', () => {
  const [three] = day.buyers;
  expect(three && sumsText({ buyers: [three] }, [{ ...three, count: 1, amount: '' }])).toBe('共 1 人，1 份');
});
