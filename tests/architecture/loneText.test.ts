import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sources } from './product.ts';

type Child = ESTree.JSXChild;

/** What is drawn of an element's children: not the line breaks between them, and not a comment. */
const isDrawn = (child: Child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';

/** Whether it is text for certain: what only a name stands for, the browser's stories look at. */
function isText(node: ESTree.JSXExpression | ESTree.Expression): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'LogicalExpression':
      return isText(node.left) || isText(node.right);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    default:
      return false;
  }
}

const isTextChild = (child: Child) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type === 'JSXExpressionContainer' && isText(child.expression);

/** Whether no translator goes into it. */
const isLeftAlone = ({ attributes }: ESTree.JSXOpeningElement) =>
  attributes.some((each) => each.type === 'JSXAttribute' && each.name.name === 'translate');

/** Where text shares its element with something else, e.g. `<p>共 {n} 条</p>`. */
function sharedText(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const look = ({ children, ...own }: ESTree.JSXElement | ESTree.JSXFragment) => {
    if (own.type === 'JSXElement' && isLeftAlone(own.openingElement)) return;
    const drawn = children.filter(isDrawn);
    if (drawn.length < 2) return;
    for (const { start, end } of drawn.filter(isTextChild))
      found.push(`${path}:${code.slice(0, start).split('\n').length} ${code.slice(start, end).trim()}`);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(path, code).program);
  return found;
}

test.each([
  ['a figure inside a sentence', '<p>共 {n} 条</p>', 2],
  ['a word that comes and goes beside an element', '<p><b/>{wrong && "不对"}</p>', 1],
  ['words before an element that comes and goes', '<p>价格{low && <i/>}</p>', 1],
  ['text alone', '<p>{`共 ` + n}</p>', 0],
  ['what no translator touches', '<p translate="no">共 {n} 条</p>', 0],
  ['elements alone, with a blank between', '<p><b>1</b> <i>2</i></p>', 0],
])('N11 text that shares its element is found: %s', (_, jsx, count) => {
  expect(sharedText('a.tsx', `const a = ${jsx};`)).toHaveLength(count);
});

test('N11 text stands alone in its element: a browser that translates puts its own in the place of it', () => {
  const shared = sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap(({ path, code }) => sharedText(path, code));
  expect(shared, 'Make one text of it with a template, or put it into a <span>').toEqual([]);
});
