import { type Finding, found, type Path } from '../Finding.ts';
import type { Rule } from '../ProductFacts.ts';
import { seenBefore } from '../seenBefore.ts';

/** Under these keys stands what merchants read. */
const KEYS: ReadonlySet<string> = new Set([
  ...['label', 'title', 'heading', 'required', 'hint', 'empty', 'add', 'measure', 'reason', 'menu'],
  ...['created', 'updated', 'deleted', 'invalid', 'says'],
]);
/** May be left empty. */
const OPEN: ReadonlySet<string> = new Set(['sections']);
const CHINESE = /\p{Script=Han}/u;
const ABBREVIATION = /^[A-Z0-9 ./&-]{1,8}$/;
/** Sentences are held to the house style; `￥`, times and the like stand beside 汉字 as they are. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/[!！]/, '用了感叹号'],
  [/您/, '用了「您」'],
  [/\.{3}|。{3}/, '省略号写成了三个点'],
  [/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}/u, '汉字与英文之间没有空格'],
  [/\p{Script=Han}\d+(?!\d|个|张|件)|\d\p{Script=Han}/u, '汉字与数字之间没有空格'],
];

/** What merchants read is there, Chinese, and in the style of the house. */
export const words: Rule = ({ examples: _, calls: __, routes: ___, fields, ...declared }) => [
  ...wordsIn(fields, ['fields']),
  ...wordsIn(declared, []),
];

function wordsIn(value: unknown, path: Path): readonly Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    const parent = String(path.findLast((step) => typeof step === 'string') ?? '');
    const isNamed = path.at(-1) === 'fields' || path.at(-1) === 'of';
    const read = !isNamed && (KEYS.has(key) || (Array.isArray(value) && KEYS.has(parent)));
    if (typeof inside === 'string' && read && isForEyes(here)) return check(inside, here);
    return wordsIn(inside, here);
  });
}

/** A list names its title and its columns by their fields. */
const isForEyes = ([room, part]: Path): boolean => !(room === 'list' && (part === 'title' || part === 'columns'));

function check(text: string, path: Path): readonly Finding[] {
  if (text.trim() === '') {
    return path.some((step) => OPEN.has(String(step))) ? [] : [found('empty-words', path, '没有写文字')];
  }
  if (!CHINESE.test(text)) {
    return ABBREVIATION.test(text) ? [] : [found('latin-words', path, `"${text}" 里没有中文`)];
  }
  const slip = slips.find(([shape]) => shape.test(text));
  return slip ? [found('house-style', path, `"${text}" ${slip[1]}`)] : [];
}

/** Two fields of one form are called differently. */
export const labels: Rule = ({ fields }) => {
  const inputs = Object.entries(fields).filter(([, { kind }]) => !['kept', 'constant'].includes(kind));
  const isAgain = seenBefore();
  return inputs.flatMap(([name, { label }]) =>
    label !== '' && isAgain(label)
      ? [found('repeated-label', ['fields', name, 'label'], `已经有字段叫「${label}」`)]
      : [],
  );
};
