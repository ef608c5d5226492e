import { expect, it } from 'vitest';
import { leaveOf, sign } from './signature.ts';

const secret = Buffer.alloc(32, 1);
const now = new Date('2026-03-08T08:00:00Z');
const file = { name: '1772956800_饺子.webp', type: 1 };
const leave = { userId: 7, most: 5_000 };
const signature = sign(file, leave, now, secret);

it('U1 a signature is good for ten minutes', () => {
  expect(signature).toMatch(/^\d{10}\.7\.5000\.[0-9a-f]{64}$/);
  expect(leaveOf(file, signature, new Date(now.getTime() + 600_000), secret)).toEqual(leave);
  expect(leaveOf(file, signature, new Date(now.getTime() + 600_001), secret)).toBeUndefined();
});

it.each([
  ['for another name', { ...file, name: 'b.webp' }, signature, secret],
  ['for another type', { ...file, type: 3 }, signature, secret],
  ['with another secret', file, signature, Buffer.alloc(32, 2)],
  ['with a later end', file, signature.replace(/^\d+/, '9999999999'), secret],
  ['of another user', file, signature.replace('.7.', '.8.'), secret],
  ['of a larger file', file, signature.replace('.5000.', '.9999.'), secret],
  ['cut short', file, signature.slice(0, -2), secret],
  ['empty', file, '', secret],
  ['of another shape', file, `${signature} `, secret],
])('U1 refuses a signature %s', (_why, wanted, given, key) => {
  expect(leaveOf(wanted, given, now, key)).toBeUndefined();
});
