import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';

const ID_BYTES = 16;

/**
 * What a browser is given that has signed in: an id, and the proof that this applet gave it for that account. K5, 052
 *
 * https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function makeDeviceCookie(email: string, { random, secret }: Pick<Dependencies, 'random' | 'secret'>): string {
  const id = Buffer.from(random(ID_BYTES)).toString('base64url');
  return `${id}.${proofOf(id, email, secret).toString('base64url')}`;
}

/** The id in such a cookie, where it was given for this account. */
export function readDeviceCookie(cookie: string | undefined, email: string, secret: Uint8Array): string | undefined {
  const [id = '', proof = ''] = (cookie ?? '').split('.');
  const given = Buffer.from(proof, 'base64url');
  const right = proofOf(id, email, secret);
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

const proofOf = (id: string, email: string, secret: Uint8Array) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device cookie', id, email]))
    .digest();
