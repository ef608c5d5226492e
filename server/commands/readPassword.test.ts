import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { expect, it, test } from 'vitest';
import { makePassword } from '../areas/account/makePassword.ts';
import { PASSWORD_VARIABLE, readPassword } from './readPassword.ts';

const piped = (...pieces: string[]) => Readable.from(pieces.map((piece) => Buffer.from(piece)));

it('a password comes from the environment, or else from what is piped in', async () => {
  expect(await readPassword({ [PASSWORD_VARIABLE]: 'from the env' }, piped('other'))).toBe('from the env');
  expect(await readPassword({}, piped('豆腐豆', '腐豆腐豆腐\r\nmore\n'))).toBe('豆腐豆腐豆腐豆腐');
});

test.each([['tofu\n'], ['\n'], [''], ['with \0 in it\n']])('%j is no password', async (given) => {
  await expect(readPassword({}, piped(given))).rejects.toThrow('A password has at least 8 characters');
});

it('a password that is made can be read aloud, and is never the same', () => {
  const made = Array.from({ length: 50 }, () => makePassword(randomBytes));
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z02-9]{4}(-[a-hjkmnp-z02-9]{4}){3}$/);
  expect(new Set(made).size).toBe(50);
});
