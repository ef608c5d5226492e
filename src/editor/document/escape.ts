const inText: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };
const inAttribute: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as a browser writes it into HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>\u00a0]/g, (char) => inText[char] ?? char);

/** An attribute's value, to be put between double quotes. */
export const escapeAttribute = (value: string): string =>
  value.replace(/[&"<>\u00a0]/g, (char) => inAttribute[char] ?? char);
