import type { Line, Unit } from './articleModel.ts';
import { PICTURE } from './articleModel.ts';

const IMAGE = '<img src="/favicon.ico" alt="">';

/** Lines as the HTML an applet may have stored. */
export const htmlOf = (lines: readonly Line[]): string =>
  lines
    .map(({ tag, units }) => {
      const inside = units.length === 0 ? '<br>' : stretchesOf(units).map(printed).join('');
      return tag === 'li' ? `<ul><li>${inside}</li></ul>` : `<${tag}>${inside}</${tag}>`;
    })
    .join('');

/** Units side by side that look the same. */
function stretchesOf(units: readonly Unit[]): readonly Unit[] {
  const stretches: Unit[] = [];
  for (const unit of units) {
    const last = stretches.at(-1);
    const joins = last && last.link === unit.link && last.looks.join() === unit.looks.join();
    if (joins) stretches[stretches.length - 1] = { ...last, text: last.text + unit.text };
    else stretches.push(unit);
  }
  return stretches;
}

function printed({ text, looks, link }: Unit): string {
  const inside = text.replaceAll('\n', '<br>').replaceAll(PICTURE, IMAGE);
  const looked = looks.reduce(
    (html, look) => (look.includes(':') ? `<span style="${look}">${html}</span>` : `<${look}>${html}</${look}>`),
    inside,
  );
  return link === undefined ? looked : `<a href="${link}">${looked}</a>`;
}

/** The lines of an article's HTML, read in a page: it brings the reader of HTML along. */
export function linesIn(html: string): readonly Line[] {
  const picture = '\ufffc';
  const { body } = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  const unitsIn = (node: Node, looks: readonly string[], link: string | undefined): Unit[] => {
    if (node instanceof Text)
      return Array.from({ length: node.length }, (_, at) => ({
        text: node.data.charAt(at).replace('\u00a0', ' '),
        looks,
        link,
      }));
    if (!(node instanceof HTMLElement)) return [];
    if (node.localName === 'br') return [{ text: '\n', looks, link }];
    if (node.localName === 'img') return [{ text: picture, looks, link }];
    const own =
      node.localName === 'span'
        ? [node.getAttribute('style') ?? '']
        : /^(?:strong|em)$/.test(node.localName)
          ? [node.localName]
          : [];
    const to = node.localName === 'a' ? (node.getAttribute('href') ?? '') : link;
    return [...node.childNodes].flatMap((child) => unitsIn(child, [...looks, ...own], to));
  };
  const lineOf = (element: Element, tag: Line['tag']): Line => {
    const units = unitsIn(element, [], undefined);
    // The last break of a line only ends it.
    return { tag, units: units.at(-1)?.text === '\n' ? units.slice(0, -1) : units };
  };
  const isBlock = ({ localName }: Element) => /^(?:p|h2|ul|blockquote)$/.test(localName);
  // A cell of one plain line holds it bare.
  if (![...body.children].some(isBlock)) return [lineOf(body, 'p')];
  return [...body.children].flatMap((element): Line[] => {
    const name = element.localName;
    if (name === 'ul') return [...element.children].map((item) => lineOf(item, 'li'));
    const paragraphs = [...element.children].filter((child) => child.localName === 'p');
    if (name === 'blockquote' && paragraphs.length > 0) return paragraphs.map((each) => lineOf(each, 'blockquote'));
    return [lineOf(element, name === 'h2' || name === 'blockquote' ? name : 'p')];
  });
}
