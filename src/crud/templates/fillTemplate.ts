/** `{店名}`, and as a Chinese keyboard writes it. */
const VARIABLE = /[{｛]([^{}｛｝\n]*)[}｝]/g;

/** What is known where a text is used, by the name in the braces; what is empty or undefined is not known. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

const named = (inside: string): string => inside.trim();

/** The names that stand in braces, each once, in order. */
export const variablesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(VARIABLE)].map(([, inside = '']) => named(inside))),
];

/** A text with its variables filled in; one that is not known stays as it was, to be seen and written over. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(VARIABLE, (whole, inside: string) => known(values, named(inside)) ?? whole);

const known = (values: TemplateValues, name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] || undefined : undefined;

/** The names in braces that nothing here can fill in: a text with one of them must not go out. */
export const unknownIn = (text: string, values: TemplateValues): readonly string[] => {
  // A product may be called `礼盒{大}`: what a value brings along is no variable.
  const brought = new Set(Object.values(values).flatMap((value = '') => variablesIn(value)));
  return variablesIn(text).filter((name) => known(values, name) === undefined && !brought.has(name));
};

/** `{团名}、{店名}`, as a sentence names them. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join('、');
