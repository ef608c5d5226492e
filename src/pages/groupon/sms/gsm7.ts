const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Sent as an escape and a second sign. */
const EXTENDED = '\f^{}\\[~]|€';

const units = new Map([
  ...[...BASIC].map((sign) => [sign, 1] as const),
  ...[...EXTENDED].map((sign) => [sign, 2] as const),
]);

/** How many places of the GSM 03.38 alphabet one character takes; undefined when it has none there. */
export const gsmUnits = (character: string): 1 | 2 | undefined => units.get(character);
