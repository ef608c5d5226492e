/** One UTF-16 unit of an article: its text, how it looks, where it leads. A picture is U+FFFC. */
export interface Unit {
  readonly text: string;
  readonly looks: readonly string[];
  readonly link: string | undefined;
}

/** A line of an article, by the element it is. */
export interface Line {
  readonly tag: 'p' | 'h2' | 'li' | 'blockquote';
  readonly units: readonly Unit[];
}

export interface Place {
  readonly line: number;
  readonly offset: number;
}

/** What an article is to who writes it: letters with their looks, and what is selected. It knows of no editor. */
export interface Written {
  readonly lines: readonly Line[];
  readonly from: Place;
  readonly to: Place;
  /** Looks chosen at the caret for what comes next. */
  readonly chosen?: readonly string[];
}

export const PICTURE = '\ufffc';

const lineAt = ({ lines }: Written, at: number): Line => lines[at] ?? { tag: 'p', units: [] };
/** Nothing is selected. */
export const isCaret = ({ from, to }: Written): boolean => isAt(from, to);

const isAt = (one: Place, other: Place): boolean => one.line === other.line && one.offset === other.offset;

/** The article with the caret at a place, or a range selected. What was chosen at the caret goes where that goes. */
export function select(article: Written, from: Place, to = from): Written {
  const { lines, chosen } = article;
  const stays = isAt(from, article.from) && isAt(to, article.to);
  return { lines, from, to, ...(stays && chosen && { chosen }) };
}

/** How what is written now will look: as what stands before it, or as the first that it takes the place of. */
function looksAt(article: Written): readonly string[] {
  const { units } = lineAt(article, article.from.line);
  const [before, after] = [units[article.from.offset - 1], units[article.from.offset]];
  const near = isCaret(article) ? (before ?? after) : (after ?? before);
  const above = article.lines.slice(0, article.from.line).findLast((line) => line.units.length > 0);
  return article.chosen ?? (near ?? above?.units.at(-1))?.looks ?? [];
}

function linkAt(article: Written): string | undefined {
  const { units } = lineAt(article, article.from.line);
  const link = units[article.from.offset]?.link;
  const isWithin = !isCaret(article) || units[article.from.offset - 1]?.link === link;
  return isWithin && units[article.from.offset]?.text !== PICTURE ? link : undefined;
}

/** A text in the place of what is selected. */
export function write(article: Written, text: string): Written {
  if (text === '' && isCaret(article)) return article;
  const [looks, link] = [looksAt(article), linkAt(article)];
  return put(
    article,
    Array.from({ length: text.length }, (_, at) => ({ text: text.charAt(at), looks, link })),
  );
}

function put(article: Written, units: readonly Unit[]): Written {
  const { lines, from, to } = article;
  const [first, last] = [lineAt(article, from.line), lineAt(article, to.line)];
  const joined = [...first.units.slice(0, from.offset), ...units, ...last.units.slice(to.offset)];
  const next = [...lines.slice(0, from.line), { ...first, units: joined }, ...lines.slice(to.line + 1)];
  const caret = { line: from.line, offset: from.offset + units.length };
  return { lines: next, from: caret, to: caret };
}

/** Where a sign begins and ends that stands at the caret: what Backspace and Delete take as a whole. */
export function stopsOf({ units }: Line): readonly number[] {
  const text = units.map((unit) => unit.text).join('');
  return [...Array.from(new Intl.Segmenter().segment(text), ({ index }) => index), text.length];
}

export function backspace(article: Written): Written {
  if (!isCaret(article)) return put(article, []);
  const { line, offset } = article.from;
  const here = lineAt(article, line);
  if (offset > 0) {
    const start = stopsOf(here).findLast((stop) => stop < offset) ?? 0;
    return put(select(article, { line, offset: start }, article.from), []);
  }
  // A heading, an item, a quotation becomes plain first.
  if (here.tag !== 'p') return withLine(article, line, { ...here, tag: 'p' });
  if (line === 0) return article;
  return put(select(article, { line: line - 1, offset: lineAt(article, line - 1).units.length }, article.from), []);
}

export function remove(article: Written): Written {
  if (!isCaret(article)) return put(article, []);
  const { line, offset } = article.from;
  const end = stopsOf(lineAt(article, line)).find((stop) => stop > offset);
  if (end !== undefined) return put(select(article, article.from, { line, offset: end }), []);
  if (line === article.lines.length - 1) return article;
  return put(select(article, article.from, { line: line + 1, offset: 0 }), []);
}

export function enter(article: Written): Written {
  const { line, offset } = article.from;
  const here = lineAt(article, line);
  const leaves = here.units.length === 0 && (here.tag === 'li' || here.tag === 'blockquote');
  if (leaves) return withLine(article, line, { ...here, tag: 'p' });
  const cut = put(article, []);
  const { units } = lineAt(cut, line);
  const below: Line = { tag: here.tag, units: units.slice(offset) };
  const ended: Line = here.tag === 'h2' && below.units.length === 0 ? { ...below, tag: 'p' } : below;
  const lines = [
    ...cut.lines.slice(0, line),
    { ...here, units: units.slice(0, offset) },
    ended,
    ...cut.lines.slice(line + 1),
  ];
  return select({ ...cut, lines }, { line: line + 1, offset: 0 });
}

export function bold(article: Written): Written {
  const had = looksAt(article);
  const isBold = had.includes('strong');
  const swap = (looks: readonly string[]) => [
    ...looks.filter((look) => look !== 'strong'),
    ...(isBold ? [] : ['strong']),
  ];
  if (isCaret(article)) return { ...article, chosen: swap(had) };
  const { from, to } = article;
  const lines = article.lines.map((line, at) => ({
    ...line,
    units: line.units.map((unit, offset) => {
      const isIn =
        (at > from.line || (at === from.line && offset >= from.offset)) &&
        (at < to.line || (at === to.line && offset < to.offset));
      return isIn ? { ...unit, looks: swap(unit.looks) } : unit;
    }),
  }));
  return { ...article, lines };
}

const withLine = (article: Written, at: number, line: Line): Written => ({
  ...article,
  lines: article.lines.map((each, index) => (index === at ? line : each)),
});

/** Every line as runs that look the same, to be compared: `p strong /a "text"`. */
export const runsOf = (lines: readonly Line[]): readonly string[] =>
  lines.map(({ tag, units }) => {
    const runs: { look: string; text: string }[] = [];
    for (const { text, looks, link } of units) {
      const look = [...[...looks].sort(), link].filter(Boolean).join(' ');
      const last = runs.at(-1);
      if (last?.look === look) last.text += text;
      else runs.push({ look, text });
    }
    return [tag, ...runs.map(({ look, text }) => `${look}${JSON.stringify(text)}`)].join(' ');
  });
