import { parseUrl } from '#schemas/parseUrl.ts';

/** The address of a picture that a merchant gives; undefined for what is none: another scheme, or no address at all. */
export function readPicture(text: string): string | undefined {
  const given = text.trim();
  if (given === '' || /\s/.test(given)) return undefined;
  if (given.startsWith('/') && !given.startsWith('//')) return given;
  const address = given.startsWith('//') ? `https:${given}` : given;
  const url = parseUrl(/^[a-z][a-z+.-]*:/i.test(address) ? address : `https://${address}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.hostname.includes('.') ? url.href : undefined;
}
