/** A text as it is compared: without case, without the difference of wide and narrow letters. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
