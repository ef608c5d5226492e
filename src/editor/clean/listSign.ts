/** What stands in front of an item: a bullet, a number a list of HTML can count to, or a text that no list can say. */
export type ListSign =
  | { readonly kind: 'bullet' }
  | { readonly kind: 'text' }
  /** `v.` is a number of Rome and a letter: the first one is the likelier. */
  | { readonly kind: 'number'; readonly values: readonly number[]; readonly type: string };

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
const DIGITS = '零一二三四五六七八九';

/** Reads `1.`, `(2)`, `③`, `b)`, `iv.` and `五、`; a lone letter is a bullet of a font of signs. */
export function readSign(sign: string): ListSign {
  const text = sign.normalize('NFKC').replaceAll(/\s/g, '');
  const [, number = '', end = ''] = /^[([]?(.*?)([.)\],、:]*)$/s.exec(text) ?? [];
  if (/^\d{1,4}$/.test(number)) return { kind: 'number', values: [Number(number)], type: '1' };
  if (/^[一二三四五六七八九十]{1,3}$/.test(number)) return { kind: 'number', values: [chinese(number)], type: 'cjk' };
  if (end !== '' && /^[a-z]{1,4}$|^[A-Z]{1,4}$/.test(number)) return letters(number);
  return { kind: /[\p{L}\p{N}]/u.test(text) && text.length > 1 ? 'text' : 'bullet' };
}

/** Up to 九十九. */
function chinese(number: string): number {
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['零', number];
  return (tens === '' ? 1 : DIGITS.indexOf(tens)) * 10 + Math.max(0, DIGITS.indexOf(ones));
}

function letters(number: string): ListSign {
  const small = number.toLowerCase();
  const isSmall = number === small;
  const roman = { value: romanOf(small), type: isSmall ? 'i' : 'I' };
  const letter = { value: small.length === 1 ? small.charCodeAt(0) - 96 : 0, type: isSmall ? 'a' : 'A' };
  const [likely, other] = small === 'i' || letter.value === 0 ? [roman, letter] : [letter, roman];
  if (likely.value === 0) return { kind: 'text' };
  return { kind: 'number', values: [likely.value, other.value].filter((value) => value > 0), type: likely.type };
}

/** 0 for what is none. */
function romanOf(letters: string): number {
  if (!/^c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/.test(letters)) return 0;
  const values = [...letters].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
