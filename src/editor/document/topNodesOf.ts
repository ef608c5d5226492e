import { escapeText } from './escape.ts';

/** Top nodes of an article that are read together, and their HTML. */
export interface TopNodes {
  /** `line`: text and what stands within text, without a block around it; `gap`: white space between blocks. */
  readonly kind: 'block' | 'line' | 'gap';
  readonly nodes: readonly Node[];
  readonly html: string;
}

const INLINE = new Set(
  'a abbr b bdi bdo big br cite code del em font i img ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);

const isBlank = (node: Node): boolean => node instanceof Text && /^[ \t\r\n\f]*$/.test(node.data);

const isInline = (node: Node): boolean => !(node instanceof Element) || INLINE.has(node.localName);

const htmlOf = (node: Node): string => (node instanceof Element ? node.outerHTML : escapeText(node.textContent ?? ''));

/** The top nodes of an article, those of one line together. */
export function topNodesOf(nodes: readonly Node[]): readonly TopNodes[] {
  const lines: Node[][] = [];
  let open = false;
  for (const node of nodes) {
    if (open && isInline(node)) lines.at(-1)?.push(node);
    else lines.push([node]);
    open = isInline(node);
  }
  return lines.flatMap(parted);
}

/** White space around a line belongs to neither side. */
function parted(nodes: readonly Node[]): readonly TopNodes[] {
  const first = nodes.findIndex((node) => !isBlank(node));
  if (first < 0) return [group('gap', nodes)];
  const last = nodes.findLastIndex((node) => !isBlank(node));
  const body = nodes.slice(first, last + 1);
  const kind = body.some(isInline) ? 'line' : 'block';
  return [group('gap', nodes.slice(0, first)), group(kind, body), group('gap', nodes.slice(last + 1))].filter(
    (part) => part.nodes.length > 0,
  );
}

const group = (kind: TopNodes['kind'], nodes: readonly Node[]): TopNodes => ({
  kind,
  nodes,
  html: nodes.map(htmlOf).join(''),
});
