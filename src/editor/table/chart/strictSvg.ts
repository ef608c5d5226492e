/** The few shapes and words a chart is made of; nothing that refers, runs or reaches out. */
const tags = new Set(['g', 'path', 'rect', 'text', 'tspan', 'line', 'polyline', 'polygon', 'circle', 'ellipse']);

const attributes = new Set(
  (
    'x y x1 y1 x2 y2 cx cy r rx ry dx dy d points transform width height fill fill-opacity stroke stroke-width ' +
    'stroke-opacity stroke-dasharray stroke-linecap stroke-linejoin opacity font-size font-weight font-family ' +
    'text-anchor dominant-baseline'
  ).split(' '),
);

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escaped = (text: string): string => text.replace(/[&<>\u00a0]/g, (sign) => escapes[sign] ?? sign);
const quoted = (text: string): string => text.replace(/["&\u00a0]/g, (sign) => escapes[sign] ?? sign);

/** What a style says of a text, as attributes: `font-size:12px` → `font-size="12"`. */
const fromStyle = (style: string): readonly (readonly [string, string])[] =>
  style.split(';').flatMap((said) => {
    const [name = '', value = ''] = said.split(':').map((part) => part.trim());
    return name.startsWith('font-') && value ? [[name, value.replace(/px$/, '')] as const] : [];
  });

const isUnseen = (element: Element): boolean =>
  (element.getAttribute('fill') === 'none' || element.getAttribute('fill-opacity') === '0') &&
  (!element.hasAttribute('stroke') || element.getAttribute('stroke-width') === '0');

function print(element: Element): string {
  const tag = element.localName;
  if (!tags.has(tag) || (tag !== 'g' && isUnseen(element))) return '';
  const plain = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const all = [...plain, ...fromStyle(element.getAttribute('style') ?? '')].filter(([name]) => attributes.has(name));
  const said = all.map(([name, value]) => ` ${name}="${quoted(value)}"`).join('');
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? print(node) : escaped(node.textContent?.trim() ?? ''),
  );
  return `<${tag}${said}>${inside.join('')}</${tag}>`;
}

/**
 * A drawing of nothing but shapes and words, 300 px high and as wide as its place, with a name for who cannot see it.
 *
 * Takes what the engine draws of a chart: its sheets, defs and marks for the mouse are left out. E9
 */
export function strictSvg(drawn: string, name: string, width: number, height: number): string {
  const bare = drawn.replace(/<(defs|style)\b[\s\S]*?<\/\1>/g, '');
  const svg = new DOMParser().parseFromString(bare, 'text/html').querySelector('svg');
  const inside = svg ? [...svg.children].map(print).join('') : '';
  const frame = `viewBox="0 0 ${width} ${height}" width="100%" height="${height}"`;
  return `<svg ${frame} role="img" aria-label="${quoted(name)}">${inside}</svg>`;
}
