import { printAttributes } from '../document/attributes.ts';
import { readDeclarations } from '../document/declarations.ts';
import { escapeText } from '../document/escape.ts';
import type { Form } from '../document/Piece.ts';
import type { Standing } from '../document/turnAtom.ts';
import { type Attributes, attributesOf, withStyle } from './attributes.ts';
import { type Placement, placementOf, withPlacement } from './placement.ts';

/** A picture with what is written under it. */
export interface Figure {
  /** What the figure says of itself. */
  readonly figure: Attributes;
  readonly image: Attributes;
  /** Where the picture leads. */
  readonly link?: Attributes;
  /** Plain text; undefined where nothing stands under it. */
  readonly caption?: string;
  readonly figcaption?: Attributes;
}

/** A figure of one picture and one plain text; undefined for any other. */
export function readFigure(element: Element): Figure | undefined {
  const [shown, caption, ...more] = element.children;
  const isLinked = shown?.localName === 'a' && shown.childNodes.length === 1;
  const image = isLinked ? shown.firstElementChild : shown;
  if (element.localName !== 'figure' || image?.localName !== 'img' || more.length > 0) return undefined;
  if (caption && (caption.localName !== 'figcaption' || caption.childElementCount > 0)) return undefined;
  return {
    figure: attributesOf(element),
    image: attributesOf(image),
    ...(isLinked && { link: attributesOf(shown) }),
    ...(caption && {
      caption: (caption.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' '),
      figcaption: attributesOf(caption),
    }),
  };
}

/** Its HTML; read again it is the same figure. */
export function printFigure({ figure, image, link, caption, figcaption = {} }: Figure): string {
  const picture = `<img${printAttributes(image)}>`;
  const shown = link ? `<a${printAttributes(link)}>${picture}</a>` : picture;
  const text =
    caption === undefined ? '' : `<figcaption${printAttributes(figcaption)}>${escapeText(caption)}</figcaption>`;
  return `<figure${printAttributes(figure)}>${shown}${text}</figure>`;
}

/** The picture with a caption: what its paragraph said, and how it stood, the figure says from now on. E12 */
export function figureOf(picture: Attributes, { form, link }: Standing, caption: string): Figure {
  const { class: names, style = {}, other } = form;
  const written = withStyle({ ...(names !== undefined && { class: names }), ...other }, style);
  const placement = placementOf(picture);
  const [figure, image] =
    placement === 'none'
      ? [written, picture]
      : [withFigurePlacement(written, placement), withPlacement(picture, 'none')];
  return { figure, image, ...(link && { link }), caption };
}

/** The picture without its caption, and the paragraph it stands in. */
export function pictureOf({ figure, image, link }: Figure): {
  readonly picture: Attributes;
  readonly standing: Standing;
} {
  const placement = figurePlacementOf(figure);
  const isFloating = placement === 'left' || placement === 'right';
  const { class: names, style, ...other } = isFloating ? withFigurePlacement(figure, 'none') : figure;
  const declared = style === undefined ? undefined : readDeclarations(style);
  const form: Form = {
    ...(names !== undefined && { class: names }),
    ...(declared && { style: declared }),
    ...(Object.keys(other).length > 0 && { other }),
  };
  return { picture: isFloating ? withPlacement(image, placement) : image, standing: { form, ...(link && { link }) } };
}

/** What is written under it in the middle stands under a picture in the middle. */
const centred = { 'text-align': 'center' };

/** How a figure stands in its text. */
export function figurePlacementOf(figure: Attributes): Placement {
  const placement = placementOf(figure);
  if (placement !== 'none') return placement;
  return /(?:^|;)\s*text-align\s*:\s*center\b/i.test(figure.style ?? '') ? 'center' : 'none';
}

/** Lets it stand another way; what else its style says stays. */
export function withFigurePlacement(figure: Attributes, placement: Placement): Attributes {
  const bare = withStyle(withPlacement(figure, 'none'), { 'text-align': undefined });
  return placement === 'center' ? withStyle(bare, centred) : withPlacement(bare, placement);
}
