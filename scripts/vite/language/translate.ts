import { parseSync } from 'vite';

/** Chinese sentence → the sentence of another language; `{0}` stands for what a template holds. One may be of one file only: `src/a.ts: 登录`. */
export type Catalogue = Readonly<Record<string, string>>;

/** A source in another language, and what of it nobody has translated. */
export interface Translated {
  readonly code: string;
  /** Keys of the catalogue that were used. */
  readonly used: readonly string[];
  readonly missing: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
interface Template extends Node {
  readonly quasis: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions: readonly Node[];
}
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What has to be in the catalogue. A sign alone may be a rule of how something is written, so it may be left out. */
const isSentence = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Puts the catalogue's sentences in the place of strings, templates and texts of a source, wherever they stand. 077 */
export function translate(path: string, code: string, catalogue: Catalogue): Translated {
  const used: string[] = [];
  const missing: string[] = [];
  const say = (sentence: string): string | undefined => {
    const key = [`${path}: ${sentence}`, sentence].find((each) => catalogue[each] !== undefined);
    if (key !== undefined) used.push(key);
    else if (isSentence(sentence)) missing.push(sentence);
    return key === undefined ? undefined : catalogue[key];
  };
  const editsIn = (node: unknown, parent?: Node): readonly Edit[] => {
    if (Array.isArray(node)) return node.flatMap((each) => editsIn(each, parent));
    if (!isNode(node)) return [];
    const { start, end } = node;
    if (isText(node)) {
      const said = say(node.value);
      if (said === undefined) return [];
      const text = JSON.stringify(said);
      // What stands in an attribute's own quotes knows no escapes.
      return [{ from: start, to: end, text: parent?.type === 'JSXAttribute' ? `{${text}}` : text }];
    }
    if (isJsxText(node)) {
      const written = node.value.trim();
      const said = written === '' ? undefined : say(written.replaceAll(/\s*\n\s*/g, ' '));
      if (said === undefined) return [];
      const from = start + node.value.indexOf(written);
      return [{ from, to: from + written.length, text: `{${JSON.stringify(said)}}` }];
    }
    if (isTemplate(node)) {
      const said = say(keyOf(node));
      if (said !== undefined) return [{ from: start, to: end, text: templateOf(said, node.expressions.map(codeOf)) }];
    }
    return Object.values(node).flatMap((each) => editsIn(each, node));
  };
  const codeOf = (node: Node): string => edited(code, node.start, node.end, editsIn(node));
  const { program } = parseSync(path, code);
  return { code: edited(code, 0, code.length, editsIn(program)), used, missing };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isText = (node: Node): node is Node & { readonly value: string } =>
  node.type === 'Literal' && 'value' in node && typeof node.value === 'string';
const isJsxText = (node: Node): node is Node & { readonly value: string } => node.type === 'JSXText';
const isTemplate = (node: Node): node is Template => node.type === 'TemplateLiteral';

/** `共 ${count} 条` → `共 {0} 条`. */
const keyOf = ({ quasis }: Template): string =>
  quasis.map(({ value }, nth) => (nth === 0 ? '' : `{${nth - 1}}`) + value.cooked).join('');

/** `{0} in all` → a template; what it holds may stand elsewhere, or be left out. */
const templateOf = (said: string, held: readonly string[]): string =>
  `\`${said
    .split(/\{(\d+)\}/)
    .map((part, nth) => (nth % 2 === 1 ? `\${${held[Number(part)]}}` : part.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&')))
    .join('')}\``;

const edited = (code: string, from: number, to: number, edits: readonly Edit[]): string => {
  let [left, at] = ['', from];
  for (const edit of edits) {
    left += code.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return left + code.slice(at, to);
};
