import { type Measure, type Part, POSTER_PX, type Poster, type PosterContent, type Style } from './Poster.ts';
import {
  band,
  codePart,
  colors,
  EDGE_PX,
  factsPart,
  gap,
  INNER_PX,
  over,
  posterOf,
  productsPart,
  shopPart,
  small,
  stack,
  textPart,
} from './parts.ts';

/** A way to lay a poster out. */
export interface Layout {
  readonly name: string;
  lay(content: PosterContent, measure: Measure): Poster;
}

const heading: Style = { size: 72, bold: true, color: colors.text };
const onColor = (size: number): Style => ({ size, bold: true, color: colors.onFill });
const IMAGE_PX = 810;
const SIDE_PX = 240;
const FEW = 6;
/** More would be taller than a phone draws: iOS stops at 16 million pixels. */
const MANY = 60;

/** The picture as wide as the poster; without one a band of colour with the shop's name. */
const hero = ({ shop, pictures }: PosterContent, measure: Measure): Part =>
  pictures.has('image')
    ? { height: IMAGE_PX, pieces: [{ kind: 'picture', of: 'image', x: 0, y: 0, width: POSTER_PX, height: IMAGE_PX }] }
    : band(textPart(shop, onColor(56), { measure, most: 2 }), colors.primaryFill, 96);

const foot = (part: Part): Part => band(part, colors.sunken, 56);

/** So many products at most, until when and how, and whose they are. */
const offer = (content: PosterContent, measure: Measure, most: number): readonly Part[] => [
  productsPart(content, measure, most),
  gap(40),
  factsPart(content, measure),
  gap(56),
  foot(shopPart(content, measure)),
];

/** What catches the eye first is the picture; the first few products are named. */
const large: Layout = {
  name: '大图',
  lay: (content, measure) =>
    posterOf([
      hero(content, measure),
      gap(56),
      textPart(content.name, heading, { measure, most: 3 }),
      gap(40),
      ...offer(content, measure, FEW),
    ]),
};

/** All products, as a list to choose from. */
const list: Layout = {
  name: '清单',
  lay: (content, measure) => {
    const beside = content.pictures.has('image') ? SIDE_PX + 48 : 0;
    const title = stack(
      [
        textPart(content.shop, { ...small, color: colors.onFill }, { measure, most: 1, width: INNER_PX - beside }),
        textPart(content.name, onColor(64), { measure, most: 3, width: INNER_PX - beside }),
      ],
      16,
    );
    const side: Part = {
      height: beside && SIDE_PX,
      pieces:
        beside === 0
          ? []
          : [
              {
                ...{ kind: 'picture', of: 'image' },
                ...{ x: EDGE_PX + INNER_PX - SIDE_PX, y: 0, width: SIDE_PX, height: SIDE_PX },
              },
            ],
    };
    return posterOf([band(over(title, side), colors.primaryFill, 64), gap(56), ...offer(content, measure, MANY)]);
  },
};

/** What, until when, where, and the code. */
const plain: Layout = {
  name: '简洁',
  lay: (content, measure) => {
    const middle = (text: string, style: Style, most: number) =>
      textPart(text, style, { measure, most, align: 'center' });
    const { length } = content.products;
    return posterOf([
      gap(96),
      middle(content.shop, small, 1),
      gap(24),
      middle(content.name, { ...heading, size: 88 }, 4),
      gap(32),
      middle(content.days, { size: 48, color: colors.text }, 2),
      gap(16),
      middle([content.way, content.place].filter(Boolean).join(' · '), small, 3),
      gap(16),
      middle(length === 0 ? '' : `共 ${length} 件商品`, small, 1),
      gap(64),
      ...(content.pictures.has('code') ? [codePart(480), gap(24), middle('长按或扫码，进店看看', small, 1)] : []),
      gap(96),
    ]);
  },
};

/** The ways a merchant may choose from. GB-D4 */
export const layouts: readonly [Layout, ...Layout[]] = [large, list, plain];
