const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const BLOCKS = words(
  'address article aside blockquote center dd details div dl dt fieldset figure figcaption footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul video audio iframe svg',
);
const WHOLE = words('blockquote details hr ol ul pre table video audio iframe svg');

/** Whether an element stands in a line of its own. */
export const isBlock = ({ localName }: Element): boolean => BLOCKS.has(localName);

/** Blocks that are what they are; the others are a page's boxes around them. */
export const isWhole = ({ localName }: Element): boolean => WHOLE.has(localName);

export const isList = (node: Node): node is HTMLUListElement | HTMLOListElement =>
  node instanceof Element && /^[uo]l$/.test(node.localName);

/** Whether there is anything to be read or seen in it; a line break is a line. */
export const isSaid = (node: Node): boolean =>
  (node.textContent ?? '').trim() !== '' ||
  (node instanceof Element && (/^(?:img|br)$/.test(node.localName) || node.querySelector('img,br') !== null));
