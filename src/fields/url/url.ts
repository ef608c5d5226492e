import { text } from '#schemas/codecs/text.ts';
import { parseUrl } from '#schemas/parseUrl.ts';
import type { FieldBase } from '../Field.ts';
import type { Kind } from '../Kind.ts';
import { compareWords } from '../text/compareWords.ts';
import { addressText, textCell } from '../text/text.ts';
import { wordsFilter } from '../text/wordsFilter.ts';

export interface UrlField extends FieldBase<'url', string> {}

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

export const urlKind: Kind<UrlField, string> = {
  column: true,
  searched: true,
  cell: textCell,
  filter: wordsFilter,
  compare: compareWords,
  text: addressText,
  codec: () => text,
  check: (value, { label }) =>
    typeof value === 'string' && isUrl(value) ? undefined : `${label}要填完整的网址，例如 https://example.com`,
};
