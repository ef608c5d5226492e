import { tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colours = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

/** The tokens as CSS variables, light and dark; the build serves it as `virtual:theme.css`. */
export function themeCss(): string {
  const { light, dark, font, radius, shadow, controlHeight } = tokens;
  return [
    `:root{color-scheme:light dark;${colours(light)}--font:${font};--radius:${radius}px;--shadow:${shadow};--control:${controlHeight}px}`,
    `@media (prefers-color-scheme:dark){:root{${colours(dark)}}}`,
  ].join('\n');
}
