import { blockTypes } from '#schemas/entities/block.ts';
import { codes, Refusal } from '../refusals.ts';
import { foreignPicture } from '../sentences.ts';

/** Fields that hold the address of a picture which was uploaded here. */
const PICTURES = new Set(['imgs', 'img', 'file_url', 'shop_qrcode', 'owner_qrcode', 'share_thumb_url']);
/** Nobody's, so that an address which names no host leads there. */
const HOME = 'http://home.invalid';

/**
 * Refuses pictures that lie elsewhere, or are no addresses at all, such as `javascript:` and `data:`: buyers' phones would
 * ask strangers for them.
 *
 * @param homes the origins our files are served from, beside paths, e.g. `https://files.example.com`.
 * @throws Refusal 400
 */
export function refuseForeignPictures(value: unknown, homes: readonly (string | undefined)[], name = ''): void {
  if (typeof value === 'string') {
    if (PICTURES.has(name)) requireOurs(value, homes, name);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const isPictureBlock = 'type' in value && 'text' in value && value.type === blockTypes.image;
  if (isPictureBlock && typeof value.text === 'string') requireOurs(value.text, homes, name);
  for (const [key, inner] of Object.entries(value))
    refuseForeignPictures(inner, homes, Array.isArray(value) ? name : key);
}

/** @throws Refusal 400, naming the field, for an address of a file that lies elsewhere. */
export function requireOurs(address: string, homes: readonly (string | undefined)[], name: string): void {
  if (!isOurs(address, homes)) throw new Refusal(codes.badInput, foreignPicture(name));
}

/** Read as browsers read it: `/\host`, `//host` and a tab within a scheme lead elsewhere as well. */
function isOurs(address: string, homes: readonly (string | undefined)[]): boolean {
  if (!URL.canParse(address, HOME)) return false;
  const { protocol, origin } = new URL(address, HOME);
  // A `blob:` has the origin of who made it.
  return /^https?:$/.test(protocol) && (origin === HOME || homes.includes(origin));
}
