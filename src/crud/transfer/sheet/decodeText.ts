/** Stands where bytes are no letter of the file's encoding: whoever takes it for a letter stores something else. N9 */
export const UNREADABLE = '\uFFFD';

/** UTF-8 with or without its mark, UTF-16 as Excel's "Unicode text", and GB18030 as Chinese Windows writes; what is none is `UNREADABLE`. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
