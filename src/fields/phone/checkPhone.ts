const FEWEST = 4;
const MOST = 20;

/** Whether a text is a number to call: digits, between them blanks, `+`, `-` and brackets; 4 to 20 digits. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^[\d\s+()-]*$/.test(text) && digits >= FEWEST && digits <= MOST;
}
