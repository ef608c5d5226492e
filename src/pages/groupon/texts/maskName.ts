/** Seven digits and more, of either width and however they are set apart: somebody's number, not a name. */
const NUMBER = /[+＋]?\p{Nd}(?:[\s().（）．－-]*\p{Nd}){6,}/gu;

/** A name on one line, without a phone number somebody wrote into it. */
export const plainName = (name: string): string =>
  name.normalize('NFC').replaceAll(NUMBER, '').replaceAll(/\s+/g, ' ').trim();

/** A name as a group may see it: of two signs the first (张*), of more the first and the last (仲*妮, 欧**娜). GD-D1 */
export function maskName(name: string): string {
  const signs = [...new Intl.Segmenter('zh').segment(name)].map(({ segment }) => segment);
  const [first = '', ...rest] = signs;
  const last = rest.at(-1);
  if (last === undefined) return first === '' ? '' : '*';
  return rest.length === 1 ? `${first}*` : `${first}${'*'.repeat(rest.length - 1)}${last}`;
}
