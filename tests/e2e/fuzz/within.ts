import fc from 'fast-check';

/** What lines stand in: the article itself, a template's boxes, a table's cell. */
export interface Within {
  readonly name: 'article' | 'boxes' | 'cell';
  readonly before: string;
  readonly after: string;
}

const article: Within = { name: 'article', before: '', after: '' };
const boxes: Within = {
  name: 'boxes',
  before: '<section class="outer"><section style="padding: 8px 16px;letter-spacing: 1px;">',
  after: '</section></section>',
};
const cell: Within = {
  name: 'cell',
  before: '<table border="1"><tbody><tr><td>',
  after: '</td><td>b</td></tr></tbody></table>',
};

export const anyWithin: fc.Arbitrary<Within> = fc.constantFrom(article, article, article, boxes, cell);

/** What stands in it, of the HTML around both. Throws where that is another than it was. */
export function withinOf(html: string, { name, before, after }: Within): string {
  if (!html.startsWith(before) || !html.endsWith(after))
    throw new Error(`What stands around the ${name} is lost: ${html}`);
  return html.slice(before.length, html.length - after.length);
}
