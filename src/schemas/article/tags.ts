const words = (names: string): readonly string[] => names.split(' ');

const INLINE =
  'a abbr b bdi bdo big br center cite code del em font i ins kbd mark q rp rt ruby s samp small span strike strong sub sup time tt u var wbr';
const BLOCKS =
  'address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary ul';
const TABLES = 'table caption colgroup col thead tbody tfoot tr th td';
const MEDIA = 'img video audio source iframe';
/** A drawn chart: shapes and words, nothing that refers, moves or holds HTML. */
const DRAWING = 'svg g path rect circle ellipse line polyline polygon text tspan';

/** Every element an article may hold. E6 */
export const tags: readonly string[] = [INLINE, BLOCKS, TABLES, MEDIA, DRAWING].flatMap(words);

/** On every element. Inert: nothing of them is fetched or run, and no `id` or `data-` of anyone meets our own. */
const EVERYWHERE = words('class style title dir lang align role aria-label aria-hidden');
const CELLS = 'width height valign bgcolor';
const SHAPES =
  'x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit opacity font-size font-family font-weight font-style text-anchor dominant-baseline alignment-baseline';

const shapes: Readonly<Record<string, string>> = Object.fromEntries(words(DRAWING).map((tag) => [tag, SHAPES]));

/** What an element may carry beside what all may. `data-chart` holds a chart's settings, the others a table's habits. */
const own: Readonly<Record<string, string>> = {
  ...shapes,
  svg: `${SHAPES} width height viewBox preserveAspectRatio version`,
  rect: `${SHAPES} width height`,
  a: 'href target rel name download',
  blockquote: 'cite',
  q: 'cite',
  del: 'cite datetime',
  ins: 'cite datetime',
  time: 'datetime',
  details: 'open',
  font: 'color face size',
  hr: 'color noshade size width',
  ol: 'start type reversed',
  ul: 'type',
  li: 'value type',
  figure: 'data-chart data-kind',
  table: `${CELLS} border cellpadding cellspacing bordercolor frame rules summary interlaced data-chart data-sort data-sort-type data-striped`,
  colgroup: `span ${CELLS}`,
  col: `span ${CELLS}`,
  thead: CELLS,
  tbody: CELLS,
  tfoot: CELLS,
  tr: CELLS,
  th: `${CELLS} colspan rowspan scope nowrap`,
  td: `${CELLS} colspan rowspan nowrap`,
  img: 'src alt width height border hspace vspace loading decoding referrerpolicy',
  video: 'src poster width height controls preload loop muted playsinline autoplay',
  audio: 'src controls preload loop muted autoplay',
  source: 'src type',
  iframe: 'src width height allowfullscreen frameborder scrolling loading referrerpolicy sandbox',
};

const attributesOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  tags.map((tag) => [tag, new Set([...EVERYWHERE, ...(own[tag] ?? '').toLowerCase().split(' ')])]),
);

/** Every attribute any element may carry, in lower case. */
export const attributes: readonly string[] = [...new Set([...attributesOf.values()].flatMap((names) => [...names]))];

/** Whether this element may carry this attribute; both in any case. */
export const mayCarry = (tag: string, attribute: string): boolean =>
  attributesOf.get(tag.toLowerCase())?.has(attribute.toLowerCase()) ?? false;
