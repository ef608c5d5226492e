import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeName } from './safeName.ts';

it.each([
  ['1772956800_jiaozi.webp', '1772956800_jiaozi.webp'],
  ['1772956800_三鲜 饺子(1).png', '1772956800_三鲜_饺子_1_.png'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['..\\..\\boot.ini', '_.._boot.ini'],
  ['.htaccess', 'htaccess'],
  ['a\0b.png', 'a_b.png'],
  ['file.png\n', 'file.png_'],
])('U1 makes %j a name: %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

it.each(['', '.', '..', '...', '/', '///'])('U1 finds no name in %j', (name) => {
  expect(safeName(name)).toBeUndefined();
});

it('U1 keeps the ending of a long name', () => {
  const safe = safeName(`${'饺'.repeat(300)}.jpeg`) ?? '';
  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
  expect(safe.endsWith('饺.jpeg')).toBe(true);
});

it('U1 a name never leads out of its folder, and is safe already when made safe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeName(name);
      if (safe === undefined) return;
      expect(safe).not.toMatch(/[/\\\0]|^\./);
      expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(200);
      expect(safeName(safe)).toBe(safe);
    }),
  );
});
