import { parseUrl } from '#schemas/parseUrl.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** A host as it is typed without its scheme: `example.com/menu`. */
const HOST = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}([/?#:]|$)/u;

/** What a merchant typed or pasted as an address, with its scheme: `example.com` → `https://example.com`. */
export function readUrl(typed: string): string {
  const plain = typed.trim();
  return !SCHEME.test(plain) && HOST.test(plain) ? `https://${plain}` : plain;
}

/** Whether a text is an address of the web. */
export function isUrl(text: string): boolean {
  const url = /\s/.test(text.trim()) ? null : parseUrl(text.trim());
  return url !== null && /^https?:$/.test(url.protocol) && /[.:]|^localhost$/.test(url.hostname);
}
