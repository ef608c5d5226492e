const words = (names: string): readonly string[] => names.split(' ');

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

/** Elements of a line that are no more than themselves: the name of their style is `tag:mark`. */
const PLAIN = new Set(words('abbr bdi bdo big cite dfn kbd mark q samp small tt var'));
/** Twice is more than once. */
const ADDING = new Set(words('big small sub sup q'));

/** The style an element of a line stands for; undefined for `span` and for what no style can say. */
export const styleFor = (tag: string): string | undefined =>
  styleOfTag[tag] ?? (PLAIN.has(tag) ? `tag:${tag}` : undefined);

/** The element of a style, if it has one of its own. */
export const tagFor = (style: string): string | undefined =>
  tagOfStyle[style] ?? (style.startsWith('tag:') ? style.slice('tag:'.length) : undefined);

/** Whether such an element within another of its kind looks different again. */
export const addsUp = (tag: string): boolean => ADDING.has(tag);

const ATTRIBUTE = /^attr:([a-z-]+):(.*)$/s;
const LINK = 'link:';

/** The name of a style that is an attribute which does nothing: `attr:title:…`. */
export const attributeStyle = (name: string, value: string): string => `attr:${name}:${value}`;

/** The attribute a style's name stands for. */
export function attributeOf(style: string): readonly [name: string, value: string] | undefined {
  const [, name, value] = ATTRIBUTE.exec(style) ?? [];
  return name === undefined || value === undefined ? undefined : [name, value];
}

/** The name of a style that is a link around an atom; text has an entity for it, which an atom has for itself. */
export const linkStyle = (attributes: Readonly<Record<string, string>>): string => LINK + JSON.stringify(attributes);

export const linkOf = (style: string): Readonly<Record<string, string>> | undefined =>
  style.startsWith(LINK) ? JSON.parse(style.slice(LINK.length)) : undefined;

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
