import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { tokens } from './tokens.ts';

type Palette = typeof tokens.light | typeof tokens.dark;
type Colour = keyof Palette;

const AA_TEXT = 4.5;
const AA_SHAPE = 3;

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours stand apart, 1 to 21, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Which text stands on which grounds. */
const pairs = [
  ['text', ['ground', 'surface', 'sunken', 'primarySoft']],
  ['textSoft', ['ground', 'surface', 'sunken', 'primarySoft']],
  ['primary', ['ground', 'surface', 'sunken', 'primarySoft']],
  ['onFill', ['primaryFill', 'primaryFillHover', 'badFill']],
  ['good', ['goodSoft', 'surface']],
  ['busy', ['busySoft', 'surface', 'sunken']],
  ['bad', ['badSoft', 'surface', 'sunken']],
] as const satisfies readonly (readonly [Colour, readonly Colour[]])[];
const cases = pairs.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const));

it('counts contrast as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(cases)('%s can be read on %s, by day and by night', (text, ground) => {
  expect(contrast(tokens.light[text], tokens.light[ground])).toBeGreaterThanOrEqual(AA_TEXT);
  expect(contrast(tokens.dark[text], tokens.dark[ground])).toBeGreaterThanOrEqual(AA_TEXT);
});

test.each(['surface', 'sunken'] as const)('the outline of an input can be seen on %s', (ground) => {
  expect(contrast(tokens.light.lineStrong, tokens.light[ground])).toBeGreaterThanOrEqual(AA_SHAPE);
  expect(contrast(tokens.dark.lineStrong, tokens.dark[ground])).toBeGreaterThanOrEqual(AA_SHAPE);
});

const source = new URL('../../', import.meta.url);
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const isColour = (name: string): name is Colour => name in tokens.light;

/** The text and ground that one block of a style sheet sets together. */
const written = sheets.flatMap((path) =>
  [...readFileSync(new URL(path, source), 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, block = '']) => {
    const text = camel(/(?:^|;|\s)color:\s*var\(--([a-z-]+)\)/.exec(block)?.[1] ?? '');
    const ground = camel(/background(?:-color)?:\s*var\(--([a-z-]+)\)/.exec(block)?.[1] ?? '');
    return isColour(text) && isColour(ground) ? [[path, text, ground] as const] : [];
  }),
);

it('finds the pairs that the style sheets set', () => {
  expect(written.length).toBeGreaterThan(8);
});

test.each(written)('%s sets %s on %s, which can be read', (_, text, ground) => {
  expect(contrast(tokens.light[text], tokens.light[ground])).toBeGreaterThanOrEqual(AA_TEXT);
  expect(contrast(tokens.dark[text], tokens.dark[ground])).toBeGreaterThanOrEqual(AA_TEXT);
});
