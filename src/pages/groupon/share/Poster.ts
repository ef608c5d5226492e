/** What a poster tells; empty is left out. */
export interface PosterContent {
  readonly shop: string;
  readonly name: string;
  /** `3月8日 ～ 3月15日`. */
  readonly days: string;
  /** `自提` or `送货上门`. */
  readonly way: string;
  /** Where it is picked up. */
  readonly place: string;
  readonly products: readonly { readonly name: string; readonly price: string }[];
  /** Which pictures there are to draw. */
  readonly pictures: ReadonlySet<PictureName>;
}

/** The group-buy's own picture, and the code that leads to the shop. */
export type PictureName = 'image' | 'code';

/** How letters look; sizes are in px. */
export interface Style {
  readonly size: number;
  readonly bold?: true;
  readonly color: string;
}

/** How wide a text is in a style. */
export type Measure = (text: string, style: Style) => number;

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** One thing to draw. */
export type Piece =
  /** `x` is where its `align` is, `y` the middle of the line. */
  | ({ readonly kind: 'text'; readonly text: string; readonly align: CanvasTextAlign } & Style & Place)
  | ({ readonly kind: 'box'; readonly color: string; readonly radius?: number } & Box)
  | ({ readonly kind: 'picture'; readonly of: PictureName; readonly whole?: true } & Box);

/** A part of a poster, from its own top: parts are put one below the other. */
export interface Part {
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** A poster as it is drawn, the first piece at the bottom. */
export interface Poster extends Part {
  readonly width: number;
}

/** As wide as a phone's screen shows sharp. */
export const POSTER_PX = 1080;
