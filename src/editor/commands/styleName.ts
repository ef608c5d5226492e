/** The name of a style that is one CSS declaration, as the engine keeps it: `css:color:#c00000`. */
export const styleName = (property: string, value: string): string => `css:${property}:${value}`;

/** Its property; undefined for a style that is an element of its own, e.g. `BOLD`. */
export const propertyOf = (style: string): string | undefined => /^css:([a-z-]+):/.exec(style)?.[1];

/** Its value; the empty text for a style without one. */
export const styleValue = (style: string): string => style.replace(/^css:[a-z-]+:/, '');
