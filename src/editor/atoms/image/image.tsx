import type { Atom, AtomProps } from '../../Atom.ts';
import { printAttributes } from '../../document/attributes.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';
import { type Attributes, attributesOf, styleOf } from '../../media/attributes.ts';
import { figureOf } from '../../media/figure.ts';
import { placementOf, withPlacement } from '../../media/placement.ts';
import { FIGURE } from './figure.tsx';
import { PictureFrame } from './PictureFrame.tsx';
import { PicturePlace } from './PicturePlace.tsx';
import { printPlace, readPlace } from './place.ts';

/**
 * A picture, in a line of text or alone; what it says of itself stays as it was written. Without an address it is a place
 * for one. E3, E12
 */
export const image: Atom<Attributes> = {
  name: 'image',
  inline: true,
  read: (element) =>
    element.localName === 'img' && element.hasAttribute('src') ? attributesOf(element) : readPlace(element),
  print: (value) => (value.src === undefined ? printPlace(value) : `<img${printAttributes(value)}>`),
  Block: (props) => (props.value.src === undefined ? <PicturePlace {...props} /> : <Picture {...props} />),
};

function Picture({ value, onChange, current, alone, turn, ...props }: AtomProps<Attributes>) {
  const { width: _, height: __, ...style } = styleOf(value);
  const change = (next: (now: Attributes) => Attributes) => {
    const now = current();
    if (now) onChange(next(now));
  };
  function tell(caption: string) {
    const [now, standing] = [current(), alone()];
    if (now && standing && caption !== '') turn({ name: FIGURE, value: figureOf(now, standing, caption) });
  }
  return (
    <PictureFrame
      {...props}
      image={value}
      style={{ ...toReactStyle(style), ...(style.display === 'block' && { width: 'fit-content' }) }}
      placement={placementOf(value)}
      refusal={() => (alone() ? undefined : '图片要独占一段才能加图注')}
      onPlace={(next) => change((now) => withPlacement(now, next))}
      onImage={change}
      onCaption={tell}
    />
  );
}
