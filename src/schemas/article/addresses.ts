/** Where a link may lead. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;
/** Where a picture, a film or a sound may come from; never `data:`. E5 */
export const fileSchemes = ['http', 'https'] as const;

/** Browsers skip controls and blanks before they read a scheme; the wider ones are no address either. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what hides a scheme
const SKIPPED = /[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u202F\u205F\u2060\u3000\uFEFF]/g;

/** Whether an address has one of these schemes, or none at all: a path, a name, `#top`. */
export function isSafeAddress(address: string, schemes: readonly string[]): boolean {
  const scheme = /^([^/?#]*?):/.exec(address.replaceAll(SKIPPED, ''))?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}
