import type { Atom, AtomProps } from '../../Atom.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { styleOf } from '../../media/attributes.ts';
import {
  type Figure,
  figurePlacementOf,
  pictureOf,
  printFigure,
  readFigure,
  withFigurePlacement,
} from '../../media/figure.ts';
import { PictureFrame } from './PictureFrame.tsx';

export const FIGURE = 'figure';

/** A picture with its caption, a block of its own; without its caption it is a picture in a paragraph again. E1, E12 */
export const figure: Atom<Figure> = { name: FIGURE, read: readFigure, print: printFigure, Block: Shown };

function Shown({ value, onChange, current, turn, ...props }: AtomProps<Figure>) {
  const change = (next: (now: Figure) => Figure) => {
    const now = current();
    if (now) onChange(next(now));
  };
  function tell(caption: string) {
    if (caption !== '') return change((now) => ({ ...now, caption }));
    const now = current();
    if (!now) return;
    const { picture, standing } = pictureOf(now);
    turn({ name: 'image', value: picture }, standing);
  }
  return (
    <PictureFrame
      {...props}
      isFigure
      image={value.image}
      style={toReactStyle(styleOf(value.figure))}
      placement={figurePlacementOf(value.figure)}
      caption={value.caption}
      onPlace={(next) => change((now) => ({ ...now, figure: withFigurePlacement(now.figure, next) }))}
      onImage={(next) => change((now) => ({ ...now, image: next(now.image) }))}
      onCaption={tell}
    />
  );
}
