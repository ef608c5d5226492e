/** Where a link may lead. Mail, telephone and WeChat are programs of their own: each asks before it does anything. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel', 'weixin'] as const;
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

/** Whether another program answers to an address: in a window of its own an empty window would be left behind. */
export const opensInPlace = (address: string): boolean =>
  /^(?:mailto|tel|weixin):/i.test(address.replaceAll(SKIPPED, ''));
