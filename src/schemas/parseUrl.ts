/** An address in its parts, null where a text is none: `URL.parse` came with Chrome 126 and Safari 18. Decision 047 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
