/** Stands in for the query-string library inside refine: the engine reads and writes addresses itself. See docs/decisions. */
interface Options {
  readonly addQueryPrefix?: boolean;
  readonly ignoreQueryPrefix?: boolean;
}

export const parse = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text.replace(/^\?/, '')));

export const stringify = (
  fields: Readonly<Record<string, unknown>> = {},
  { addQueryPrefix = false }: Options = {},
): string => {
  const told = Object.entries(fields).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  const text = new URLSearchParams(told).toString();
  return text && addQueryPrefix ? `?${text}` : text;
};

export default { parse, stringify };
