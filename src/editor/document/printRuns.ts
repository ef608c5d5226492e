import type { Atoms } from '../Atom.ts';
import { printAttributes } from './attributes.ts';
import { escapeText } from './escape.ts';
import { attributeOf, classOf, cssOf, linkOf, tagFor } from './inlineStyles.ts';
import type { Entity, Run } from './Piece.ts';

export interface Printing {
  readonly atoms: Atoms;
  /** In a `pre` line breaks are written as they are. */
  readonly keepsBlanks?: boolean;
}

/** The HTML of a line of text, nested as little as can be. */
export function printRuns(written: readonly Run[], printing: Printing): string {
  const runs = printing.keepsBlanks ? written : protect(written);
  let html = '';
  for (let index = 0; index < runs.length; ) {
    const link = linkAt(runs[index]);
    const key = JSON.stringify(link);
    const stretch = runs.slice(
      index,
      endOf(runs, index, (run) => JSON.stringify(linkAt(run)) === key),
    );
    const text = printStyled(stretch.map(withoutLink), printing);
    html += link ? `<a${printAttributes(link)}>${text}</a>` : text;
    index += stretch.length;
  }
  return html;
}

/** A link around text is its entity, one around an atom a style, which text typed behind it has taken over unasked. */
const linkAt = (run: Run | undefined): Readonly<Record<string, string>> | undefined =>
  run?.entity?.type === 'LINK'
    ? run.entity.data
    : run?.entity?.type === 'ATOM'
      ? run.styles.map(linkOf).find((link) => link !== undefined)
      : undefined;

const withoutLink = (run: Run): Run => ({ ...run, styles: run.styles.filter((style) => !linkOf(style)) });

function endOf(runs: readonly Run[], from: number, belongs: (run: Run) => boolean): number {
  let end = from;
  for (let run = runs[end]; run !== undefined && belongs(run); run = runs[end]) end += 1;
  return end;
}

/** Opens what goes on longest first, so that nothing is closed earlier than it must. */
function printStyled(runs: readonly Run[], printing: Printing): string {
  let html = '';
  for (let index = 0; index < runs.length; ) {
    const run = runs[index];
    if (!run) break;
    const lengths = run.styles.map((style) => endOf(runs, index, ({ styles }) => styles.includes(style)) - index);
    const length = Math.max(0, ...lengths);
    if (length === 0) {
      html += printRun(run, printing);
      index += 1;
      continue;
    }
    const opened = run.styles.filter((_, at) => lengths[at] === length);
    const inside = runs.slice(index, index + length);
    html += wrap(
      opened,
      printStyled(
        inside.map((each) => ({ ...each, styles: each.styles.filter((style) => !opened.includes(style)) })),
        printing,
      ),
    );
    index += length;
  }
  return html;
}

/** Each in the order it was put on, the outermost first; one `span` for neighbours that are no element of their own. */
function wrap(styles: readonly string[], html: string): string {
  const shells: string[][] = [];
  for (const style of styles) {
    const last = shells.at(-1);
    if (last && [...last, style].every((each) => tagFor(each) === undefined)) last.push(style);
    else shells.push([style]);
  }
  return shells.reduceRight((inside, shell) => element(shell, inside), html);
}

function element(styles: readonly string[], html: string): string {
  const tag = styles.map(tagFor).find((name) => name !== undefined);
  if (tag !== undefined) return `<${tag}>${html}</${tag}>`;
  const declarations = styles.flatMap((style) => cssOf(style)?.join(':') ?? []);
  const attributes = printAttributes({
    class: styles.map(classOf).find((names) => names !== undefined),
    style: declarations.length > 0 ? declarations.join(';') : undefined,
    ...Object.fromEntries(styles.map(attributeOf).filter((pair) => pair !== undefined)),
  });
  return attributes === '' ? html : `<span${attributes}>${html}</span>`;
}

function printRun({ text, entity }: Run, { atoms, keepsBlanks = false }: Printing): string {
  if (entity?.type === 'ATOM') return printAtom(entity, atoms);
  return keepsBlanks ? escapeText(text) : escapeText(text).replaceAll('\n', '<br>');
}

/** @throws Error for an atom that is not in the table: its value cannot be written. */
export function printAtom({ data }: Extract<Entity, { type: 'ATOM' }>, atoms: Atoms): string {
  const atom = atoms.get(data.name);
  if (!atom) throw new Error(`Failed to print an article: nobody knows the atom ${data.name}.`);
  return atom.print(data.value);
}

/** Blanks a browser would swallow become hard ones, and a last line break is written twice to be seen. */
function protect(runs: readonly Run[]): readonly Run[] {
  let before = '\n';
  return runs.map((run, index) => {
    const isLast = index === runs.length - 1;
    const after = isLast ? '\n' : (runs[index + 1]?.text.charAt(0) ?? '\n');
    const text = run.text.replace(/./gs, (char, at: number) => {
      const next = run.text.charAt(at + 1) || after;
      const isSwallowed = char === ' ' && (before === ' ' || before === '\n' || next === '\n');
      before = isSwallowed ? '\u00a0' : char;
      return before;
    });
    return { ...run, text: isLast && text.endsWith('\n') ? `${text}\n` : text };
  });
}
