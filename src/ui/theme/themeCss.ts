import { type Tokens, tokens } from './tokens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const colours = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${kebab(name)}:${value};`)
    .join('');

/**
 * The tokens as CSS variables, light and dark, and light at all hours below `.day`; the build serves it as `virtual:theme.css`.
 *
 * Which of them is on, the root says (`data-theme`): the system alone does not decide. What is printed is light.
 */
export function themeCss({ light, dark, font, radius, shadow, controlHeight }: Tokens = tokens): string {
  return [
    `:root,.day{${colours(light)}}:root{color-scheme:only light;--font:${font};--radius:${radius}px;--shadow:${shadow};--control:${controlHeight}px}`,
    `@media screen{:root:where([data-theme=dark]){color-scheme:dark;${colours(dark)}}}`,
  ].join('\n');
}
