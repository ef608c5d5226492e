import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 600;

/** One file that may be uploaded: its name, and 1 image, 2 audio or 3 video. U1 */
export interface SignedFile {
  readonly name: string;
  readonly type: number;
}

/** A leave to upload one file within 10 minutes: `<last second>.<user>.<hmac>`, e.g. `1772928600.7.9f86d0…`. */
export function sign(file: SignedFile, userId: number, now: Date, secret: Uint8Array): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  return `${until}.${userId}.${mac(file, userId, until, secret).toString('hex')}`;
}

/** Whose leave a signature is; undefined unless it is ours, for this very file, and not over. */
export function signerOf(file: SignedFile, signature: string, now: Date, secret: Uint8Array): number | undefined {
  const [, seconds, user, hex] = /^(\d{1,12})\.(\d{1,15})\.([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined || Number(seconds) * 1000 < now.getTime()) return undefined;
  const isOurs = timingSafeEqual(mac(file, Number(user), Number(seconds), secret), Buffer.from(hex, 'hex'));
  return isOurs ? Number(user) : undefined;
}

const mac = ({ name, type }: SignedFile, userId: number, until: number, secret: Uint8Array) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', name, type, userId, until]))
    .digest();
