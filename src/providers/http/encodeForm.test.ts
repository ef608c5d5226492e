import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { encodeForm } from './encodeForm.ts';

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['numbers and texts in their order', { shop_id: 3, name: 'abc', page: 1 }, 'shop_id=3&name=abc&page=1'],
  ['undefined fields not at all', { a: undefined, b: 1, c: undefined }, 'b=1'],
  ['nothing at all as nothing', {}, ''],
  ['empty text as itself', { name: '', a: 1 }, 'name=&a=1'],
  ['zero, no and yes', { a: 0, b: false, c: true, d: -3, e: 1.5 }, 'a=0&b=0&c=1&d=-3&e=1.5'],
  ['Chinese', { name: '桂花糕' }, 'name=%E6%A1%82%E8%8A%B1%E7%B3%95'],
  ['emoji', { name: '🍜' }, 'name=%F0%9F%8D%9C'],
  ['what means something in a form', { name: 'a&b=c+d e%' }, 'name=a%26b%3Dc%2Bd+e%25'],
  ['line breaks', { text: 'a\r\nb\nc' }, 'text=a%0D%0Ab%0Ac'],
  ['a list as JSON', { imgs: ['/a.png', '/b.png'] }, 'imgs=%5B%22%2Fa.png%22%2C%22%2Fb.png%22%5D'],
  ['an empty list as JSON', { imgs: [] }, 'imgs=%5B%5D'],
  ['an object as JSON', { spec: { a: 1 } }, 'spec=%7B%22a%22%3A1%7D'],
])('T2 writes %s', (_, fields, body) => {
  expect(encodeForm(fields)).toBe(body);
});

test.each([[null], [Number.NaN], [Number.POSITIVE_INFINITY], [() => 1], [Symbol('x')], [1n]])(
  'T2 refuses to write %s, which has no spelling',
  (value) => {
    expect(() => encodeForm({ ok: 1, price: value })).toThrow(TypeError);
    expect(() => encodeForm({ ok: 1, price: value })).toThrow('Failed to encode the form field "price"');
  },
);

it('T2 writes what any reader of forms reads back', () => {
  const field = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(field, field), { selector: ([name]) => name }), (pairs) => {
      const read = new URLSearchParams(encodeForm(Object.fromEntries(pairs)));
      expect(new Map(read)).toEqual(new Map(pairs));
    }),
  );
});

it('T2 spells every text as the browser’s own forms do, halves of characters too', () => {
  const odd = fc.constantFrom(' ', '~', '!', "'()", '*-._', '+', '\ud83c', '\udf5c', '🍜', '\r\n', '\0');
  const text = fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, text, (name, value) => {
      expect(encodeForm({ [name]: value })).toBe(new URLSearchParams([[name, value]]).toString());
    }),
  );
});
