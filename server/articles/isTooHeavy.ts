/** Nobody writes deeper by hand; of a hundred thousand a parser of ours makes minutes. */
const DEEPEST = 128;
/** Tags, comments and attributes together, with what a reader adds. */
const MOST_PARTS = 10_000;
/** Of one tag: each is held against those before it. */
const MOST_ATTRIBUTES = 300;

const MARK = /<(?:([/!?])|(?=[a-z]))([a-z][^\s/>]*)?/gi;
// A value that holds a `<` is read on as attributes: in a comment it may be no value, and hide a tag behind it.
const ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s>"'][^\s>]*)?)?/y;
// What of it nobody closes is opened anew in every paragraph that follows.
// https://html.spec.whatwg.org/multipage/parsing.html#formatting
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/i;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/**
 * Whether an article would take its reader longer than anybody waits: too many parts, or too many one in the other.
 *
 * A look at the text alone, which costs next to nothing and rather counts too much than too little.
 */
export function isTooHeavy(html: string): boolean {
  let [parts, depth, formatting] = [0, 0, 0];
  for (const { 0: mark, 1: kind, 2: name = '', index } of html.matchAll(MARK)) {
    const attributes = name === '' ? 0 : countAttributes(html, index + mark.length);
    parts += 1 + attributes;
    if (FORMATTING.test(name)) formatting = Math.max(0, formatting + (kind === '/' ? -1 : 1));
    else if (kind === undefined) parts += formatting;
    if (kind === '/') depth = Math.max(0, depth - 1);
    else if (kind === undefined && !VOID.test(name)) depth += 1;
    if (parts > MOST_PARTS || depth > DEEPEST || attributes > MOST_ATTRIBUTES) return true;
  }
  return false;
}

function countAttributes(html: string, from: number): number {
  ATTRIBUTE.lastIndex = from;
  let count = 0;
  while (count <= MOST_ATTRIBUTES && ATTRIBUTE.test(html)) count += 1;
  return count;
}
