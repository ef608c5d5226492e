import type { AnyAtom } from '../Atom.ts';
import { readForm } from './attributes.ts';
import {
  addsUp,
  attributeOf,
  attributeStyle,
  classStyle,
  cssOf,
  cssStyle,
  linkStyle,
  styleFor,
} from './inlineStyles.ts';
import type { Entity, Form, Run } from './Piece.ts';
import { readAtom } from './readAtom.ts';

/** What `size` 1 to 7 has always meant. */
const SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

/** What a `font` of old pages says, in declarations; undefined when it says more. */
function readFont(element: Element): Form | undefined {
  const form = readForm(element, ['color', 'face', 'size']);
  if (!form) return undefined;
  const { color, face, size, ...other } = form.other ?? {};
  const fontSize = size === undefined ? undefined : SIZES[Number(size) - 1];
  if (size !== undefined && fontSize === undefined) return undefined;
  const { other: _other, ...rest } = form;
  const style = {
    ...(color && { color }),
    ...(face && { 'font-family': face }),
    ...(fontSize && { 'font-size': fontSize }),
    ...form.style,
  };
  return { ...rest, style, ...(Object.keys(other).length > 0 && { other }) };
}

/** Stands for an atom within a line of text. */
export const ATOM_CHAR = '\ufffc';

const LINK_ATTRIBUTES = ['href', 'title', 'target', 'rel'];
/** What the same declaration around it would add to, or change the meaning of. */
const RELATIVE = /(?:em|%|larger|smaller)$/;
const ADDING = /^(?:text-decoration|vertical-align|opacity|border|padding|margin|display|position|float|transform)/;

type Link = Extract<Entity, { type: 'LINK' }>;

const BLANKS = /[ \t\r\n\f]+/g;

interface Around {
  readonly styles: readonly string[];
  readonly link?: Link;
}

interface Reading {
  readonly atoms: readonly AnyAtom[];
  readonly keepsBlanks: boolean;
  readonly runs: Run[];
}

/** Nodes of one line of text; undefined when there is anything in it that runs of text cannot say. */
export function readRuns(
  nodes: Iterable<Node>,
  atoms: readonly AnyAtom[],
  whiteSpace: 'collapse' | 'keep' = 'collapse',
): readonly Run[] | undefined {
  const reading: Reading = { atoms, keepsBlanks: whiteSpace === 'keep', runs: [] };
  for (const node of nodes) if (!readNode(node, { styles: [] }, reading)) return undefined;
  return merged(reading.keepsBlanks ? reading.runs : collapse(reading.runs));
}

function readNode(node: Node, around: Around, reading: Reading): boolean {
  const { atoms, keepsBlanks, runs } = reading;
  if (node instanceof Text) return add(runs, around, keepsBlanks ? node.data : node.data.replace(BLANKS, ' '));
  if (!(node instanceof Element)) return false;
  const tag = node.localName;
  // Templates give it classes and styles, of which nothing is seen.
  if (tag === 'br') return add(runs, around, '\n');
  const entity = readAtom(node, atoms, 'inline');
  if (entity) {
    const link = around.link ? [linkStyle(around.link.data)] : [];
    return runs.push({ text: ATOM_CHAR, styles: [...around.styles, ...link], entity }) > 0;
  }
  const inside = tag === 'a' ? insideLink(node, around) : insideStyle(node, around);
  if (!inside) return false;
  // An empty element is not seen, unless its class draws something.
  if (node.childNodes.length === 0) return !node.hasAttribute('class');
  return [...node.childNodes].every((child) => readNode(child, inside, reading));
}

function add(runs: Run[], { styles, link }: Around, text: string): boolean {
  // The sign for an atom, typed as text, would be taken for one.
  if (text.includes(ATOM_CHAR)) return false;
  if (text !== '') runs.push({ text, styles, ...(link && { entity: link }) });
  return true;
}

function insideLink(element: Element, { styles, link }: Around): Around | undefined {
  const known = [...LINK_ATTRIBUTES, 'class', 'style'];
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const strange = attributes.some(([name]) => !known.includes(name));
  if (link || strange || !element.hasAttribute('href')) return undefined;
  return { styles, link: { type: 'LINK', data: Object.fromEntries(attributes) } };
}

function insideStyle(element: Element, { styles, ...around }: Around): Around | undefined {
  const tag = element.localName;
  const named = styleFor(tag);
  const form = tag === 'font' ? readFont(element) : readForm(element);
  if (!form || (named === undefined && tag !== 'span' && tag !== 'font')) return undefined;
  const isAgain = named !== undefined && styles.includes(named);
  if (isAgain && addsUp(tag)) return undefined;
  let inside = named === undefined || isAgain ? styles : [...styles, named];
  for (const [property, value] of Object.entries(form.style ?? {})) {
    const outer = inside.find((style) => cssOf(style)?.[0] === property);
    if (outer !== undefined && (RELATIVE.test(value) || ADDING.test(property))) return undefined;
    inside = [...inside.filter((style) => style !== outer), cssStyle(property, value)];
  }
  for (const [name, value] of Object.entries(form.other ?? {})) {
    inside = [...inside.filter((style) => attributeOf(style)?.[0] !== name), attributeStyle(name, value)];
  }
  if (form.class !== undefined) {
    if (inside.some((style) => style.startsWith('class:'))) return undefined;
    inside = [...inside, classStyle(form.class)];
  }
  return { ...around, styles: inside };
}

/** Neighbours that look the same become one. */
function merged(runs: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const joins =
      last && run.entity?.type !== 'ATOM' && last.entity === run.entity && sameNames(last.styles, run.styles);
    if (joins) result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name));

/**
 * White space as a browser draws it: one blank between words, none at either end of a line. E12
 *
 * Blanks are single already; `\n` is a line break. The last break of a line only ends it.
 */
function collapse(runs: readonly Run[]): readonly Run[] {
  let before = '\n';
  const forward = runs.map((run) => {
    const text = run.text.replace(/ +/g, (blanks, at: number) => {
      const previous = at === 0 ? before : run.text.charAt(at - 1);
      return previous === ' ' || previous === '\n' ? '' : blanks.charAt(0);
    });
    before = run.text.at(-1) ?? before;
    return { ...run, text };
  });
  let after = '\n';
  const backward = [...forward].reverse().map((run) => {
    const text = run.text.replace(/ (?=\n|$)/g, (blank, at: number) => {
      const next = at === run.text.length - 1 ? after : run.text.charAt(at + 1);
      return next === '\n' ? '' : blank;
    });
    after = text.charAt(0) || after;
    return { ...run, text };
  });
  return withoutLastBreak([...backward].reverse().filter(({ text }) => text !== ''));
}

function withoutLastBreak(runs: readonly Run[]): readonly Run[] {
  const last = runs.at(-1);
  if (!last?.text.endsWith('\n')) return runs;
  const text = last.text.slice(0, -1);
  return text === '' ? runs.slice(0, -1) : [...runs.slice(0, -1), { ...last, text }];
}
