const TOKEN = /"(?:[^"\\]|\\[\s\S])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

const OPENS = /^[{[]$/;
const CLOSES = /^[}\]]$/;

const tokensOf = (json: string): readonly string[] => json.match(TOKEN) ?? [];

/** JSON without blanks; nothing is read, so that numbers keep their digits and keys their order. */
export const compact = (json: string): string => tokensOf(json).join('');

/** JSON over several lines, two blanks further in at each bracket; what is empty stays on its line. */
export function laidOut(json: string): string {
  const tokens = tokensOf(json);
  let depth = 0;
  let out = '';
  const line = () => `\n${'  '.repeat(depth)}`;
  tokens.forEach((token, at) => {
    if (CLOSES.test(token)) depth -= 1;
    if (CLOSES.test(token) && !OPENS.test(tokens[at - 1] ?? '')) out += line();
    out += token === ':' ? ': ' : token;
    if (OPENS.test(token)) depth += 1;
    if (token === ',' || (OPENS.test(token) && !CLOSES.test(tokens[at + 1] ?? ''))) out += line();
  });
  return out;
}

/** A number that a float would change, e.g. `9007199254740993`; undefined where there is none. */
export const inexactIn = (json: string): string | undefined =>
  tokensOf(json).find((token) => {
    if (!/^-?\d/.test(token)) return false;
    const number = Number(token);
    return !Number.isFinite(number) || (/^-?\d+$/.test(token) && !Number.isSafeInteger(number));
  });
