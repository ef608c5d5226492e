/** In characters, for one that is chosen by hand. */
export const SHORTEST_PASSWORD = 8;

/** Whether a chosen password may be one. */
export const isPassword = (text: string): boolean => text.length >= SHORTEST_PASSWORD && !/\0/.test(text);

/** A password of 16 letters and digits, 80 bits strong, without those that look alike. */
export function makePassword(random: (size: number) => Uint8Array): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz234567890';
  const drawn = [...random(16)].map((byte) => letters[byte % letters.length]).join('');
  return drawn.replace(/(.{4})(?=.)/g, '$1-');
}
