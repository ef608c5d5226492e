/** How text can look, by draft-js's names, and the element that says so. */
export const tagOfStyle: Readonly<Record<string, string>> = {
  BOLD: 'strong',
  ITALIC: 'em',
  UNDERLINE: 'u',
  STRIKETHROUGH: 's',
  SUPERSCRIPT: 'sup',
  SUBSCRIPT: 'sub',
  CODE: 'code',
};

/** Elements that say it too. */
export const styleOfTag: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(tagOfStyle).map(([style, tag]) => [tag, style])),
  b: 'BOLD',
  i: 'ITALIC',
  ins: 'UNDERLINE',
  del: 'STRIKETHROUGH',
  strike: 'STRIKETHROUGH',
};

const CSS = /^css:([a-z-]+):(.+)$/s;
const CLASS = /^class:(.+)$/s;

/** The name of a style that is one CSS declaration: `css:font-size:16px`. */
export const cssStyle = (property: string, value: string): string => `css:${property}:${value}`;

/** The declaration a style's name stands for. */
export function cssOf(style: string): readonly [property: string, value: string] | undefined {
  const [, property, value] = CSS.exec(style) ?? [];
  return property === undefined || value === undefined ? undefined : [property, value];
}

/** The name of a style that is a class: `class:price`. */
export const classStyle = (names: string): string => `class:${names}`;

export const classOf = (style: string): string | undefined => CLASS.exec(style)?.[1];
