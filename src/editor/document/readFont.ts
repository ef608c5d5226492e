import { readForm } from './attributes.ts';
import type { Form } from './Piece.ts';

/** What `size` 1 to 7 has always meant. */
const SIZES = ['x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];

/** What a `font` of old pages says, in declarations; undefined when it says more. */
export function readFont(element: Element): Form | undefined {
  const form = readForm(element, ['color', 'face', 'size']);
  if (!form) return undefined;
  const { color, face, size, ...other } = form.other ?? {};
  const fontSize = size === undefined ? undefined : SIZES[Number(size) - 1];
  if (size !== undefined && fontSize === undefined) return undefined;
  const { other: _other, ...rest } = form;
  const style = {
    ...(color && { color }),
    ...(face && { 'font-family': face }),
    ...(fontSize && { 'font-size': fontSize }),
    ...form.style,
  };
  return { ...rest, style, ...(Object.keys(other).length > 0 && { other }) };
}
