const FIRST = 0x21;
const LAST = 0x7e;
const SHIFT = 0xfe_e0;
const BLANK = '\u3000';

/** Full-width letters, digits and signs as half-width ones: `Ａ１，` becomes `A1,`. As long as before. */
export const halfWidth = (text: string): string =>
  text.replaceAll(BLANK, ' ').replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - SHIFT));

/** Half-width letters, digits and signs as full-width ones; the other way round. */
export const fullWidth = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    if (sign === ' ') return BLANK;
    return code >= FIRST && code <= LAST ? String.fromCharCode(code + SHIFT) : sign;
  }).join('');
