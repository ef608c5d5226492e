import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { readLiteral } from './readLiteral.ts';

const written = `import { f } from '#fields/f.ts';

/** What a shop gives away. */
export const coupons = defineResource({
  name: 'coupons', // a comment
  label: "优惠券",
  access: roleBelow(3, '只有管理员'),
  fields: {
    name: f.text({ label: '券名', max: 1_000, }),
    id: f.kept<number>('编号'),
    kind: f.constant(2),
    'line': f.textarea({ label: '一\\n二' }),
  },
  calls: conventionalCalls('coupon', { order: true }),
});
`;

it('a declaration is read as TypeScript writes it', () => {
  const { value, fault } = readLiteral(written);
  expect(fault).toBeUndefined();
  expect(value).toEqual({
    name: 'coupons',
    label: '优惠券',
    access: { below: 3, reason: '只有管理员' },
    fields: {
      name: { kind: 'text', label: '券名', max: 1000 },
      id: { kind: 'kept', label: '编号' },
      kind: { kind: 'constant', value: 2, label: '固定值' },
      line: { kind: 'textarea', label: '一\n二' },
    },
    calls: { noun: 'coupon', order: true },
  });
});

test.each([
  [['name'], undefined, `'coupons'`],
  [['label'], 'key' as const, 'label'],
  [['fields', 'name', 'kind'], undefined, 'text('],
  [['fields', 'name', 'max'], undefined, '1_000'],
  [['fields', 'id', 'label'], undefined, `'编号'`],
  [['calls', 'noun'], undefined, `'coupon'`],
  [['calls', 'order', 'deeper'], undefined, 'true }'],
  [[], undefined, '{\n  name'],
])('the place of %j is told: %s %s', (path, at, start) => {
  const { placeOf } = readLiteral(written);
  expect(written.slice(placeOf(path, at))).toMatch(new RegExp(`^${start.replace(/[()[\]{}|+*?.\\^$]/g, '\\$&')}`));
});

test.each([
  ['{ "name": }', 10, '这里要一个值'],
  ['{ name: "a", name: "b" }', 13, '"name" 写了两次'],
  ['{ label: () => 1 }', 9, '这里要一个值'],
  ['{ rule: goodsName }', 8, '"goodsName" 是代码，数据里写不了'],
  ['{ rule: fetch("/x") }', 8, '"fetch" 是代码，数据里写不了'],
  ['{ label: "a', 9, '文字没有收尾，或里面有代码'],
  ['{ label: `a$\u007b1}` }', 9, '文字没有收尾，或里面有代码'],
  ['{ a: 1', 6, '这里要 ,'],
  ['{} {}', 3, '声明之后还有别的内容'],
  ['', 0, '声明没有写完'],
])('where %j stops being data is told', (text, offset, what) => {
  expect(readLiteral(text).fault).toEqual({ offset, what });
});

it('whatever JSON writes is read as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), fc.constantFrom(0, 2), (value, indent) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(readLiteral(JSON.stringify(plain, null, indent)).value).toEqual(plain);
    }),
  );
});
