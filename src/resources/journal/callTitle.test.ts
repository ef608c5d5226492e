import { expect, test } from 'vitest';
import { logout } from '#schemas/endpoints/logout.ts';
import { sessionEnd } from '#schemas/endpoints/sessions.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { callTitle } from './callTitle.ts';
import { nameOfField } from './nameOfField.ts';

const writing = [
  ...Object.values(endpoints).filter(({ method, writes, open }) => (method === 'POST' || writes) && !open),
  logout,
  sessionEnd,
];

test.each(writing.map(({ path }) => path))('K10 %s is said in words', (path) => {
  expect(callTitle(path)).not.toBe(path);
});

const ids = /^(?:\w+_)?id$|^(?:session|timeout)$/;
const sent = new Set(
  writing.flatMap(({ request }) => Object.keys(request.def.shape).filter((name) => !ids.test(name))),
);

test.each([...sent])('K10 the field %s is said in words', (name) => {
  expect(nameOfField(name)).not.toBe(name);
});

test('K10 a call that nobody has named is said as it is', () => {
  expect(callTitle('/api/applet/merchant/coupon/add')).toBe('/api/applet/merchant/coupon/add');
});
