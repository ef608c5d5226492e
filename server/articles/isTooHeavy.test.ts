import { expect, test } from 'vitest';
import { isTooHeavy } from './isTooHeavy.ts';

const attributes = Array.from({ length: 5000 }, (_, at) => `a${at}`).join(' ');
const table = `<table><tbody>${`<tr>${'<td style="text-align:center">牛肉 12.50</td>'.repeat(10)}</tr>`.repeat(100)}</tbody></table>`;

test.each([
  ['nothing', ''],
  ['a page of text', '牛肉 < 羊肉，每斤 12.50 。'.repeat(20_000)],
  ['a picture in each of a thousand lines', '<p>看图<img src="/a.webp" alt="肥牛 一份"/></p>'.repeat(1000)],
  ['a table of a hundred rows', table],
  ['bold in italics in a link, in a thousand lines', '<p><a href="/a"><b><i><u>看图</u></i></b></a></p>'.repeat(900)],
  ['a list in a list, fifty deep', '<ul><li>'.repeat(50)],
  ['pictures that are never closed', '<img src="/a.webp">'.repeat(1000)],
  ['a picture that carries itself', `<img src="data:image/png;base64,${'iVBOR/+0'.repeat(50_000)}">`],
])('E6 %s is light', (_what, html) => {
  expect(isTooHeavy(html)).toBe(false);
});

test.each([
  ['boxes in boxes', '<div>'.repeat(180_000)],
  ['formatting that nobody closes', `<p>${'<b>'.repeat(30)}</p>${'<p>x</p>'.repeat(400)}`],
  ['boxes in boxes, in capitals', '<DIV>'.repeat(129)],
  ['a hundred thousand paragraphs', '<p></p>'.repeat(100_000)],
  ['comments', '<!x>'.repeat(200_000)],
  ['questions', '<?'.repeat(300_000)],
  ['comments that do not end', '<!--'.repeat(200_000)],
  ['breaks of lines', '<br>'.repeat(200_000)],
  ['ends of nothing', '</'.repeat(200_000)],
  ['a tag of many attributes', `<p ${attributes}>`],
  ['an end of many attributes', `</p ${attributes}>`],
  ['attributes between slashes', `<p/${attributes.replaceAll(' ', '/')}>`],
  ['attributes behind a value that ends a tag', `<p x=">" ${attributes}>`],
  ['attributes in quotes that are none', `<p ="${attributes}">`],
  ['attributes behind a value in a comment', `<!--<a x="--><p ${attributes}><!-- " -->`],
  ['attributes of tags that are signs', `<p ${attributes.replaceAll(' ', '< ')}>`],
])('E6 %s are too heavy', (_what, html) => {
  expect(isTooHeavy(html)).toBe(true);
});

test.each(['<!--', '<a b', '<a b<', '</', '<a b="', "<a b=' ", '<a =', '<p x=">" ', '<a/', '< a', '<a b=c<'])(
  'E6 a megabyte of %j is looked at in no time',
  (piece) => {
    const begun = performance.now();
    isTooHeavy(piece.repeat(1_000_000 / piece.length));
    expect(performance.now() - begun).toBeLessThan(1000);
  },
);
