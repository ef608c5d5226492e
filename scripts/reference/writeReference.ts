import { expected } from '../../src/admin-tools/lint/shapeWords.ts';
import type { FieldKind } from '../../src/fields/Field.ts';
import type { KindShape } from '../../src/fields/KindShape.ts';
import { kindShapes } from '../../src/fields/kindShapes.ts';
import type { Shape, ShapeKeys } from '../../src/fields/Shape.ts';
import { table } from '../resource/table.ts';
import { exampleBase, type Group, groups } from './groups.ts';

const WRITTEN = '由 `npm run resource:docs` 从声明的形状写出，有测试看着它们一致。';

/** The reference of all that may be declared: file in `docs/reference` → its text. */
export const referencePages = (): Readonly<Record<string, string>> => ({
  'README.md': index(),
  ...Object.fromEntries(Object.entries(groups).map(([name, group]) => [`${name}.md`, groupPage(group)])),
  ...Object.fromEntries(kinds.map(([kind, shape]) => [`kinds/${kind}.md`, kindPage(kind, shape)])),
});

const kinds = Object.entries(kindShapes) as readonly (readonly [FieldKind, KindShape])[];

const ts = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n`;

const index = (): string => `# 声明参考

能写进声明的每一个键：是什么、写什么、不写会怎样。${WRITTEN}
写错了会怎样说、怎样改，见 [LINT.md](../LINT.md)；从接口一步步到页面，见 [GUIDE.md](../GUIDE.md)。

## 键

${table(
  ['页', '是什么'],
  Object.entries(groups).map(([name, { title, says }]) => [`[${title}](${name}.md)`, says]),
)}
## 字段的种类

${table(
  ['种类', '是什么'],
  kinds.map(([kind, { says }]) => [`[${kind}](kinds/${kind}.md)`, says]),
)}
## 例子写在哪里

每页的例子都加在这份声明里：

${ts(exampleBase.trimEnd())}`;

function groupPage({ title, says, shape, at, example }: Group): string {
  const inner = shape.is === 'map' ? shape.of : shape;
  const sections = inner.is === 'object' ? sectionsOf(inner.keys, at) : [];
  return `# ${title}${at ? `（\`${at}\`）` : ''}

${says}

${sections.join('\n')}${example ? `\n## 例子\n\n${ts(example.replace(/^ {2}/gm, ''))}` : ''}`;
}

const kindPage = (kind: FieldKind, { says, keys, example }: KindShape): string => `# ${kind}

${says}

${Object.keys(keys).length > 0 ? sectionsOf(keys, '').join('\n') : '没有自己的键。\n'}
每个字段都能写的键，见[字段](../field.md)。

## 例子

${ts(example)}${kind === 'computed' ? '' : `\n在运行的后台里，\`/studio#kind=${kind}\` 打开声明工坊，里面已经加好这个字段。\n`}`;

/** The keys of an object, and below them those of the objects within, each under the way to it. */
function sectionsOf(keys: ShapeKeys, at: string): readonly string[] {
  const within = (key: string) => (at ? `${at}.${key}` : key);
  const head = at ? [`## \`${at}\`\n\n`] : [];
  const own = table(
    ['键', '说明', '写什么', '默认'],
    Object.entries(keys).map(([key, { shape, needed, says, default: byDefault }]) => [
      `\`${key}\`${needed ? '（必填）' : ''}`,
      says,
      wordsOf(shape),
      byDefault === undefined ? '' : `\`${JSON.stringify(byDefault)}\``,
    ]),
  );
  const deeper = Object.entries(keys).flatMap(([key, { shape }]) => {
    const inner = innerOf(shape);
    return inner && !hasOwnPage(inner) ? sectionsOf(inner.keys, within(key)) : [];
  });
  return [[...head, own].join(''), ...deeper];
}

/** The object that a value is, or that each of its items is. */
function innerOf(shape: Shape): Extract<Shape, { is: 'object' }> | undefined {
  if (shape.is === 'object') return shape;
  if (shape.is === 'list' || shape.is === 'map') return innerOf(shape.of);
  return shape.is === 'either' ? shape.of.map(innerOf).find((each) => each !== undefined) : undefined;
}

const objectOf = (shape: Shape) => innerOf(shape);
const hasOwnPage = (shape: Shape): boolean => Object.values(groups).some((group) => objectOf(group.shape) === shape);

const wordsOf = (shape: Shape): string => {
  const page = Object.entries(groups).find(([, group]) => innerOf(shape) && objectOf(group.shape) === innerOf(shape));
  const words = expected(shape).trim();
  if (page) return `${words}，见[${page[1].title}](${page[0]}.md)`;
  return shape.is === 'access' ? `${words}，见[权限](access.md)` : words;
};
