const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' };

/** The words of a cell's HTML in one line, as they are compared, counted and drawn; tags gone, spaces trimmed. */
export const textOf = (html: string): string =>
  html
    .replace(/<(?:br|p|div|li)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp|quot);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
