import { expect, it } from 'vitest';
import { isSigned, sign } from './signature.ts';

const secret = Buffer.alloc(32, 1);
const now = new Date('2026-03-08T08:00:00Z');
const file = { name: '1772956800_饺子.webp', type: 1 };
const signature = sign(file, now, secret);

it('U1 a signature is good for ten minutes', () => {
  expect(signature).toMatch(/^\d{10}\.[0-9a-f]{64}$/);
  expect(isSigned(file, signature, new Date(now.getTime() + 600_000), secret)).toBe(true);
  expect(isSigned(file, signature, new Date(now.getTime() + 600_001), secret)).toBe(false);
});

it.each([
  ['for another name', { ...file, name: 'b.webp' }, signature, secret],
  ['for another type', { ...file, type: 3 }, signature, secret],
  ['with another secret', file, signature, Buffer.alloc(32, 2)],
  ['with a later end', file, signature.replace(/^\d+/, '9999999999'), secret],
  ['cut short', file, signature.slice(0, -2), secret],
  ['empty', file, '', secret],
  ['of another shape', file, `${signature} `, secret],
])('U1 refuses a signature %s', (_why, wanted, given, key) => {
  expect(isSigned(wanted, given, now, key)).toBe(false);
});
