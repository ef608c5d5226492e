import { tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colours = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

/** The tokens as CSS variables, light and dark, and light at all hours below `.day`; the build serves it as `virtual:theme.css`. */
export function themeCss(): string {
  const { light, dark, font, radius, shadow, controlHeight } = tokens;
  return [
    `:root,.day{${colours(light)}}:root{color-scheme:light dark;--font:${font};--radius:${radius}px;--shadow:${shadow};--control:${controlHeight}px}`,
    `@media (prefers-color-scheme:dark){:root{${colours(dark)}}}`,
  ].join('\n');
}
