import { tokens } from '#ui/theme/tokens.ts';
import type { Measure, PictureName, Piece, Poster, Style } from './Poster.ts';

/** What has arrived of the pictures. */
export type Pictures = Readonly<Partial<Record<PictureName, HTMLImageElement>>>;

const fontOf = ({ size, bold }: Style): string => `${bold ? 600 : 400} ${size}px ${tokens.font}`;

/** How wide texts are with the letters of this device. @throws Error where the browser draws nothing. */
export function createMeasure(): Measure {
  const brush = brushOf(document.createElement('canvas'));
  return (text, style) => {
    brush.font = fontOf(style);
    return brush.measureText(text).width;
  };
}

/** Draws a poster, a px of it a px of the canvas on every screen. @throws Error where the browser draws nothing. */
export function drawPoster({ width, height, pieces }: Poster, pictures: Pictures): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.ceil(height);
  const brush = brushOf(canvas);
  for (const piece of pieces) drawPiece(brush, piece, pictures);
  return canvas;
}

function brushOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('Failed to get a canvas to draw on.');
  return brush;
}

function drawPiece(brush: CanvasRenderingContext2D, piece: Piece, pictures: Pictures): void {
  if (piece.kind === 'text') {
    brush.font = fontOf(piece);
    brush.fillStyle = piece.color;
    brush.textAlign = piece.align;
    brush.textBaseline = 'middle';
    brush.fillText(piece.text, piece.x, piece.y);
  } else if (piece.kind === 'box') {
    brush.fillStyle = piece.color;
    brush.fillRect(piece.x, piece.y, piece.width, piece.height);
  } else {
    const image = pictures[piece.of];
    if (image) drawImage(brush, image, piece);
  }
}

/** Covers its box, what does not fit cut off evenly; or lies in it whole, on white. */
function drawImage(
  brush: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { x, y, width, height, whole }: Extract<Piece, { kind: 'picture' }>,
): void {
  const { naturalWidth: across, naturalHeight: down } = image;
  if (whole) {
    brush.fillStyle = '#fff';
    brush.fillRect(x, y, width, height);
    const scale = Math.min(width / across, height / down);
    const [w, h] = [across * scale, down * scale];
    brush.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h);
    return;
  }
  const scale = Math.max(width / across, height / down);
  const [w, h] = [width / scale, height / scale];
  brush.drawImage(image, (across - w) / 2, (down - h) / 2, w, h, x, y, width, height);
}
