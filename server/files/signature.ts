import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFETIME_SECONDS = 600;

/** One file that may be uploaded: its name, and 1 image, 2 audio or 3 video. U1 */
export interface SignedFile {
  readonly name: string;
  readonly type: number;
}

/** Who may upload, and how many bytes at most. The call that asks for a leave does not tell the size. */
export interface Leave {
  readonly userId: number;
  readonly most: number;
}

/** A leave to upload one file within 10 minutes: `<last second>.<user>.<bytes>.<hmac>`, e.g. `1772928600.7.5242880.9f86…`. */
export function sign(file: SignedFile, leave: Leave, now: Date, secret: Uint8Array): string {
  const until = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
  return `${until}.${leave.userId}.${leave.most}.${mac(file, leave, until, secret).toString('hex')}`;
}

/** What a signature gives leave to; undefined unless it is ours, for this very file, and not over. */
export function leaveOf(file: SignedFile, signature: string, now: Date, secret: Uint8Array): Leave | undefined {
  const [, seconds, user, bytes, hex] = /^(\d{1,12})\.(\d{1,15})\.(\d{1,12})\.([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || hex === undefined || Number(seconds) * 1000 < now.getTime()) return undefined;
  const leave = { userId: Number(user), most: Number(bytes) };
  return timingSafeEqual(mac(file, leave, Number(seconds), secret), Buffer.from(hex, 'hex')) ? leave : undefined;
}

const mac = ({ name, type }: SignedFile, { userId, most }: Leave, until: number, secret: Uint8Array) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['upload', name, type, userId, most, until]))
    .digest();
