import { printAttributes } from '../../document/attributes.ts';
import { type Attributes, attributesOf } from '../../media/attributes.ts';
import { withWidth } from '../../media/size.ts';

const PLACE = 'picture-place';
/** A code is read off a screen from here on, in px. */
const WIDTH = 180;

/** What a place for a picture says of itself; undefined for any other element. */
export const readPlace = (element: Element): Attributes | undefined =>
  element.localName === 'span' && element.className === PLACE && element.childNodes.length === 0
    ? attributesOf(element)
    : undefined;

/** A place for a picture that is called so; as long as nothing is put in, nothing is seen of it where it is read. */
export const printPlace = (value: Attributes): string => `<span${printAttributes(value)}></span>`;

/** A place of that name. */
export const placeFor = (name: string): Attributes => ({ class: PLACE, title: name });

/** What is to be put in, e.g. `二维码`. */
export const placeName = ({ title }: Attributes): string => title || '图片';

/** The picture that takes the place. */
export const pictureIn = (place: Attributes, src: string): Attributes =>
  withWidth({ src, alt: placeName(place) }, WIDTH);
