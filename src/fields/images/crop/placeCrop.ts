/** Quarter turns to the right. */
export type Turns = 0 | 1 | 2 | 3;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in its pixels. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** a, b, c, d, e, f as `setTransform` takes them. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Placed extends Size {
  /** Leads every point of the picture as it was to its place on the canvas. */
  readonly matrix: Matrix;
}

const all = [0, 1, 2, 3] as const;

/** One quarter further: 1 to the right, -1 to the left. */
export const turned = (turns: Turns, by: 1 | -1): Turns => all.at((turns + by) % all.length) ?? 0;

/** How large a picture is when it has been turned. */
export const sizeTurned = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** A picture turned about its corner, and put back to where no side is below 0. */
const matrices: Readonly<Record<Turns, (size: Size) => Matrix>> = {
  0: () => [1, 0, 0, 1, 0, 0],
  1: ({ height }) => [0, 1, -1, 0, height, 0],
  2: ({ width, height }) => [-1, 0, 0, -1, width, height],
  3: ({ width }) => [0, -1, 1, 0, 0, width],
};

/**
 * How a part of a turned picture fills a canvas.
 *
 * @param size of the picture as it was
 * @param area of the turned picture
 * @param longest side the canvas may have; a smaller part is not made larger
 */
export function placeCrop(size: Size, turns: Turns, area: Area, longest: number): Placed {
  const scale = Math.min(1, longest / Math.max(area.width, area.height));
  const [a, b, c, d, e, f] = matrices[turns](size);
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
    matrix: [a * scale, b * scale, c * scale, d * scale, (e - area.x) * scale, (f - area.y) * scale],
  };
}

/** In hundredths of the turned picture's sides, so that it means the same however large the picture is shown. */
export interface Frame extends Area {
  readonly unit: '%';
}

const WHOLE = 100;

/** The largest frame of a shape, in the middle; all of the picture where no shape is asked for. @param shape width to height */
export function widestFrame({ width, height }: Size, shape = width / height): Frame {
  const across = Math.min(1, (height * shape) / width) * WHOLE;
  const down = Math.min(1, width / shape / height) * WHOLE;
  return { unit: '%', x: (WHOLE - across) / 2, y: (WHOLE - down) / 2, width: across, height: down };
}

/** The frame around the same part once the picture has been turned by a quarter. */
export const frameTurned = ({ x, y, width, height }: Frame, by: 1 | -1): Frame => ({
  ...{ unit: '%', width: height, height: width },
  ...(by === 1 ? { x: WHOLE - y - height, y: x } : { x: y, y: WHOLE - x - width }),
});

/** What a frame holds, in the pixels of the turned picture. */
export const areaIn = ({ x, y, width, height }: Frame, size: Size): Area => ({
  x: (x / WHOLE) * size.width,
  y: (y / WHOLE) * size.height,
  width: (width / WHOLE) * size.width,
  height: (height / WHOLE) * size.height,
});
