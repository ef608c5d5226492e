import { tokens } from '#ui/theme/tokens.ts';
import {
  type Measure,
  type Part,
  type Piece,
  POSTER_PX,
  type Poster,
  type PosterContent,
  type Style,
} from './Poster.ts';
import { wrapText } from './wrapText.ts';

/** A poster is looked at by day and by night, whatever the screen it was made on. */
export const colors = tokens.light;
export const EDGE_PX = 72;
export const INNER_PX = POSTER_PX - 2 * EDGE_PX;
const LINE = 1.4;

const inks = { strong: colors.text, soft: colors.textSoft, price: colors.bad };
export const small: Style = { size: 36, color: inks.soft };
const product: Style = { size: 44, color: inks.strong };
const price: Style = { size: 48, bold: true, color: inks.price };

interface Setting {
  readonly measure: Measure;
  readonly most: number;
  readonly align?: 'start' | 'center';
  readonly x?: number;
  readonly width?: number;
}

/** A text in lines. */
export function textPart(text: string, style: Style, setting: Setting): Part {
  const { measure, most, align = 'start', x = EDGE_PX, width = INNER_PX } = setting;
  const lines = wrapText(text, { measure: (line) => measure(line, style), width, most });
  const height = Math.round(style.size * LINE);
  const at = align === 'center' ? x + width / 2 : x;
  return {
    height: lines.length * height,
    pieces: lines.map((line, nth) => ({
      ...{ kind: 'text', text: line, align },
      ...style,
      x: at,
      y: (nth + 0.5) * height,
    })),
  };
}

/** Nothing but room. */
export const gap = (height: number): Part => ({ height, pieces: [] });

/** A part further down. */
const lowered = ({ pieces }: Part, by: number): readonly Piece[] =>
  pieces.map((piece) => ({ ...piece, y: piece.y + by }));

/** Parts below each other; what is empty takes its gap along. */
export function stack(parts: readonly Part[], between = 0): Part {
  let height = 0;
  const pieces: Piece[] = [];
  for (const part of parts) {
    if (part.height === 0) continue;
    if (height > 0) height += between;
    pieces.push(...lowered(part, height));
    height += part.height;
  }
  return { height, pieces };
}

/** Parts over each other, the first one at the bottom. */
export const over = (...parts: readonly Part[]): Part => ({
  height: Math.max(...parts.map(({ height }) => height)),
  pieces: parts.flatMap(({ pieces }) => pieces),
});

/** A part with room around it on a ground of its own, as wide as the poster. */
export function band(part: Part, color: string, room: number): Part {
  const height = part.height + 2 * room;
  return { height, pieces: [{ kind: 'box', x: 0, y: 0, width: POSTER_PX, height, color }, ...lowered(part, room)] };
}

const PRICE_GAP_PX = 40;
const ROW_GAP_PX = 28;

/** What is offered, its price at the end of the line; of more than `most` the number of the others. */
export function productsPart({ products }: Pick<PosterContent, 'products'>, measure: Measure, most: number): Part {
  const rows = products.slice(0, most).map(({ name, price: asked }): Part => {
    const taken = asked === '' ? 0 : measure(asked, price) + PRICE_GAP_PX;
    const named = textPart(name, product, { measure, most: 2, width: INNER_PX - taken });
    const line = Math.round(product.size * LINE);
    const height = Math.max(named.height, line);
    const amount: Piece = {
      ...{ kind: 'text', text: asked, align: 'end' },
      ...price,
      ...{ x: EDGE_PX + INNER_PX, y: line / 2 },
    };
    const rule: Piece = {
      ...{ kind: 'box', x: EDGE_PX, y: height + ROW_GAP_PX - 2, width: INNER_PX, height: 2 },
      color: colors.line,
    };
    return { height: height + ROW_GAP_PX, pieces: [...named.pieces, ...(asked === '' ? [] : [amount]), rule] };
  });
  const others = products.length - rows.length;
  const more = others > 0 ? [textPart(`还有 ${others} 件商品`, small, { measure, most: 1 })] : [];
  return stack([...rows, ...more], ROW_GAP_PX);
}

const LABEL_PX = 168;

/** When it runs and how it is handed over, a line each: `团购日期  3月8日 ～ 3月15日`. */
export function factsPart({ days, way, place }: PosterContent, measure: Measure): Part {
  const label: Style = { ...small };
  const value: Style = { size: 36, color: inks.strong };
  const facts = [
    ['团购日期', days],
    ['配送方式', way],
    ['自提地址', place],
  ] as const;
  return stack(
    facts.flatMap(([name, text]) => {
      const said = textPart(text, value, { measure, most: 3, x: EDGE_PX + LABEL_PX, width: INNER_PX - LABEL_PX });
      return said.height === 0 ? [] : [over(textPart(name, label, { measure, most: 1 }), said)];
    }),
    12,
  );
}

const CODE_PX = 260;

/** Who sells it, and the code that leads there; without a code the name alone. */
export function shopPart({ shop, pictures }: PosterContent, measure: Measure): Part {
  const named: Style = { size: 44, bold: true, color: inks.strong };
  if (!pictures.has('code')) return textPart(shop, named, { measure, most: 2 });
  const width = INNER_PX - CODE_PX - 48;
  const says = stack(
    [
      textPart(shop, named, { measure, most: 2, width }),
      textPart('长按或扫码，进店看看', small, { measure, most: 1, width }),
    ],
    8,
  );
  const room = Math.max(0, (CODE_PX - says.height) / 2);
  return over(
    { height: CODE_PX, pieces: [codePiece(EDGE_PX + INNER_PX - CODE_PX, 0, CODE_PX)] },
    { height: CODE_PX, pieces: lowered(says, room) },
  );
}

/** A code has to be seen whole, on white. */
const codePiece = (x: number, y: number, size: number): Piece => ({
  ...{ kind: 'picture', of: 'code', whole: true },
  ...{ x, y, width: size, height: size },
});

/** The code in the middle. */
export const codePart = (size: number): Part => ({
  height: size,
  pieces: [codePiece((POSTER_PX - size) / 2, 0, size)],
});

/** All of it on white. */
export function posterOf(parts: readonly Part[]): Poster {
  const { height, pieces } = stack(parts);
  const ground: Piece = { kind: 'box', x: 0, y: 0, width: POSTER_PX, height, color: colors.surface };
  return { width: POSTER_PX, height, pieces: [ground, ...pieces] };
}
