import { scrypt, timingSafeEqual } from 'node:crypto';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
// 32 MB and some 60 ms for each guess.
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** A password as it is kept: `scrypt$<salt>$<key>`, both in base64url. */
export async function hashPassword(password: string, random: (size: number) => Uint8Array): Promise<string> {
  const salt = Buffer.from(random(SALT_BYTES));
  return ['scrypt', salt.toString('base64url'), (await derive(password, salt)).toString('base64url')].join('$');
}

/** Whether a password is the kept one. Without a kept one it says no after the same time, so that nothing is told. */
export async function matchesPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (kept ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_BYTES, COST, (failure, key) => (failure ? reject(failure) : resolve(key)));
  });
}
