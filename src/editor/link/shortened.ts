const LONGEST = 30;
const SHORT = 20;

/** An address as the bubble shows it: over 30 signs long, the first 20 and `...`. E10 */
export const shortened = (address: string): string =>
  address.length > LONGEST ? `${address.slice(0, SHORT)}...` : address;
