/** Schemes a link may have; a path, a query and an anchor need none. */
const ALLOWED = /^(?:(?:https?|weixin):\/\/|mailto:|tel:)./i;
const HERE = /^[/#?]|^\.\.?\//;
const SCHEME = /^[a-z][a-z+.-]*:/i;
const MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const PORT = /^[^/:]+:\d+(?:[/?#]|$)/;

/** What a browser leaves out of an address before it reads its scheme: it could hide one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/g;

/** Whether an address has to be given a scheme, for nobody typed one. */
export function lacksScheme(typed: string): boolean {
  const address = typed.trim();
  const leadsSomewhere = ALLOWED.test(address) || HERE.test(address) || MAIL.test(address);
  return address !== '' && !leadsSomewhere && (!SCHEME.test(address) || PORT.test(address));
}

/**
 * The address a link leads to, of what a merchant has typed: a mail address gets `mailto:`, a host `http://`.
 *
 * Undefined for nothing, and for a scheme that could run something.
 */
export function hrefOf(typed: string): string | undefined {
  const address = typed.trim();
  const bare = address.replace(HIDDEN, '');
  if (bare === '') return undefined;
  if (MAIL.test(bare)) return `mailto:${bare}`;
  if (ALLOWED.test(bare)) return ALLOWED.test(address) ? address : bare;
  if (HERE.test(bare)) return address;
  return lacksScheme(bare) ? `http://${bare}` : undefined;
}
