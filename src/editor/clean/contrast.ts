/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number];

const NAMED: Readonly<Record<string, Colour>> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  red: [255, 0, 0],
  yellow: [255, 255, 0],
};
const COLOUR = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|\b(?:white|black|red|yellow)\b/i;

/** The first colour in a value, a gradient's too; undefined for none that is known, and for what is hardly there. */
function colourIn(value: string): Colour | undefined {
  const said = COLOUR.exec(value)?.[0].toLowerCase() ?? '';
  if (!said.startsWith('#') && !said.startsWith('rgb')) return NAMED[said];
  const [red = 0, green = 0, blue = 0, alpha = 1] = said.startsWith('#') ? partsOf(said.slice(1)) : numbersIn(said);
  return alpha < 0.5 ? undefined : [red, green, blue];
}

const numbersIn = (said: string): readonly number[] => (said.match(/[\d.]+/g) ?? []).map(Number);

function partsOf(hex: string): readonly number[] {
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return digits.map((two, at) => Number.parseInt(two, 16) / (at === 3 ? 255 : 1));
}

/** https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** From 1, not to be told apart, to 21; undefined where one of the colours cannot be read. */
export function contrastOf(text: string, ground: string): number | undefined {
  const [one, other] = [colourIn(text), colourIn(ground)];
  if (!one || !other) return undefined;
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((some, more) => some - more);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether a value of `background` draws a colour that is known. */
export const isColour = (value: string): boolean => colourIn(value) !== undefined;
