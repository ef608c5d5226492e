import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layouts } from './layouts.ts';
import { type Measure, type PictureName, type Piece, POSTER_PX, type Poster, type PosterContent } from './Poster.ts';

/** A Chinese sign is as wide as it is high, a Latin one half of that. */
const measure: Measure = (text, { size }) =>
  [...text].reduce((sum, sign) => sum + (/[\u0020-\u024f]/.test(sign) ? size / 2 : size), 0);
const told = (rest: Partial<PosterContent> = {}): PosterContent => ({
  ...{ shop: '温村华人团购', name: '五常新米团', days: '3月8日 ～ 3月15日', way: '自提', place: '统一广场' },
  ...{ products: [{ name: '五常稻花香', price: '38.00' }], pictures: new Set<PictureName>(['image', 'code']) },
  ...rest,
});
const goods = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `商品 ${at + 1}`, price: '9.90' }));
const named = layouts.map((layout) => [layout.name, layout] as const);
const textsOf = ({ pieces }: Poster) => pieces.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : []));
const picturesOf = ({ pieces }: Poster) => pieces.flatMap((piece) => (piece.kind === 'picture' ? [piece.of] : []));

/** From where to where a piece reaches. */
function edgesOf(piece: Piece) {
  const { x, y } = piece;
  if (piece.kind !== 'text') return { left: x, right: x + piece.width, top: y, bottom: y + piece.height };
  const width = measure(piece.text, piece);
  const left = { start: x, left: x, center: x - width / 2, right: x - width, end: x - width }[piece.align];
  return { left, right: left + width, top: y - piece.size / 2, bottom: y + piece.size / 2 };
}
const inside = ({ width, height }: Poster, piece: Piece) => {
  const { left, right, top, bottom } = edgesOf(piece);
  return left >= 0 && right <= width + 0.01 && top >= 0 && bottom <= height + 0.01;
};

test.each(named)('%s tells the shop, the name, the days and the place, and shows the code', (_, { lay }) => {
  const poster = lay(told(), measure);
  const said = textsOf(poster).join(' ');
  for (const word of ['温村华人团购', '五常新米团', '3月8日 ～ 3月15日', '自提', '统一广场'])
    expect(said).toContain(word);
  expect(picturesOf(poster)).toContain('code');
  expect(poster.width).toBe(POSTER_PX);
});

test.each([
  ['大图', 30, 6, '还有 24 件商品'],
  ['大图', 6, 6, undefined],
  ['清单', 30, 30, undefined],
  ['清单', 75, 60, '还有 15 件商品'],
  ['简洁', 30, 0, '共 30 件商品'],
])('%s of %d products names %d, and says %j', (name, count, most, says) => {
  const layout = layouts.find((each) => each.name === name) ?? layouts[0];
  const texts = textsOf(layout.lay(told({ products: goods(count) }), measure));
  expect(texts.filter((text) => text.startsWith('商品 '))).toHaveLength(most);
  expect(texts.find((text) => /^(?:还有|共) \d/.test(text))).toBe(says);
});

test.each(named)('%s without pictures draws none, and asks nobody to hold a code that is not there', (_, { lay }) => {
  const poster = lay(told({ pictures: new Set() }), measure);
  expect(picturesOf(poster)).toEqual([]);
  expect(textsOf(poster).join()).not.toContain('扫码');
  expect(textsOf(poster)).toContain('温村华人团购');
});

test.each(named)('%s of a group-buy of which nothing has arrived is a poster all the same', (_, { lay }) => {
  const nothing = { shop: '', name: '', days: '', way: '', place: '', products: [], pictures: new Set<PictureName>() };
  const poster = lay(nothing, measure);
  expect(poster.height).toBeGreaterThan(0);
  expect(textsOf(poster)).toEqual([]);
});

const sign = fc.constantFrom(...'米饭团购，。！（）「」 5.Aa', '👨‍👩‍👧', '1️⃣', '\n');
const text = fc.array(sign, { maxLength: 80 }).map((signs) => signs.join(''));
const anything: fc.Arbitrary<PosterContent> = fc.record({
  ...{ shop: text, name: text, days: text, way: text, place: text },
  products: fc.array(fc.record({ name: text, price: fc.constantFrom('', '9.90', '9,999,999,999.99') }), {
    maxLength: 70,
  }),
  pictures: fc.subarray<PictureName>(['image', 'code']).map((names) => new Set(names)),
});

test.each(named)(
  'whatever %s tells, all of it lies on the poster, and no phone is asked for more than it draws',
  (_, { lay }) => {
    fc.assert(
      fc.property(anything, (each) => {
        const poster = lay(each, measure);
        expect(poster.pieces.filter((piece) => !inside(poster, piece))).toEqual([]);
        expect(poster.width * poster.height).toBeLessThan(16_777_216);
      }),
      { numRuns: 60 },
    );
  },
);

test('a price never runs into the name beside it', () => {
  const products = [{ name: '阿拉斯加帝王蟹腿 '.repeat(6), price: '9,999,999,999.99' }];
  const { pieces } = layouts[0].lay(told({ products }), measure);
  const prices = pieces.filter((piece) => piece.kind === 'text' && piece.align === 'end').map(edgesOf);
  const names = pieces.filter((piece) => piece.kind === 'text' && piece.text.includes('帝王蟹')).map(edgesOf);
  expect([prices.length, names.length]).toEqual([1, 2]);
  for (const { right } of names) expect(right).toBeLessThan(prices[0]?.left ?? 0);
});
