import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 600;

/** One file that may be uploaded: its name, and 1 image, 2 audio or 3 video. U1 */
export interface SignedFile {
  readonly name: string;
  readonly type: number;
}

/** A leave to upload one file within 10 minutes: `<last second>.<hmac>`, e.g. `1772928600.9f86d0…`. */
export function sign(file: SignedFile, now: Date, secret: Uint8Array): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  return `${until}.${mac(file, until, secret).toString('hex')}`;
}

/** Whether a signature is ours, for this very file, and not over. */
export function isSigned(file: SignedFile, signature: string, now: Date, secret: Uint8Array): boolean {
  const [, seconds, hex] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined || Number(seconds) * 1000 < now.getTime()) return false;
  return timingSafeEqual(mac(file, Number(seconds), secret), Buffer.from(hex, 'hex'));
}

const mac = ({ name, type }: SignedFile, until: number, secret: Uint8Array) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', name, type, until]))
    .digest();
