import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { growForest, type Leaflet, type TreeNode } from './growForest.ts';

const food: readonly Leaflet[] = [
  { id: 1, name: '食品', parent: 0 },
  { id: 4, name: '速冻', parent: 3 },
  { id: 3, name: '水饺', parent: '1' },
  { id: 2, name: '日用', parent: null },
  { id: 5, name: '速冻', parent: '2' },
];
const drawn = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.map(({ name, astray = '', children }) => `${name}${astray}(${drawn(children).join(' ')})`);

test('a category is called by its path, its siblings stand in the order of the list', () => {
  const forest = growForest(food);
  expect(forest.pathOf(4)).toBe('食品 / 水饺 / 速冻');
  expect(forest.pathOf('4')).toBe('食品 / 水饺 / 速冻');
  expect(forest.pathOf(9)).toBeUndefined();
  expect(drawn(forest.roots)).toEqual(['食品(水饺(速冻()))', '日用(速冻())']);
  expect(forest.below(1)).toEqual([1, 3, 4]);
  expect(forest.below(9)).toEqual([9]);
  expect([forest.isLeaf(1), forest.isLeaf(4), forest.isLeaf(9)]).toEqual([false, true, true]);
});

it.each<[string, readonly number[]]>([
  ['食品 / 水饺 / 速冻', [4]],
  ['食品/水饺/速冻', [4]],
  ['食品＞水饺 › 速冻', [4]],
  ['水饺 / 速冻', [4]],
  ['日用 → 速冻', [5]],
  ['水饺', [3]],
  ['速冻', [4, 5]],
  ['饺', []],
  ['食品 / 速冻', []],
  ['/', []],
  ['', []],
])('「%s」 means %j', (text, ids) => {
  expect(growForest(food).meantBy(text)).toEqual(ids);
});

test('a name that is all of a path goes before one that is only its end', () => {
  const forest = growForest([
    { id: 1, name: '酒', parent: 0 },
    { id: 2, name: '厨房', parent: 0 },
    { id: 3, name: '酒', parent: 2 },
  ]);
  expect(forest.meantBy('酒')).toEqual([1]);
  expect(forest.meantBy('厨房 / 酒')).toEqual([3]);
});

it.each<[string, readonly Leaflet[], readonly string[]]>([
  ['that is its own parent', [{ id: 1, name: '甲', parent: 1 }], ['甲circle()']],
  [
    'that belongs to one below it',
    [
      { id: 1, name: '甲', parent: 2 },
      { id: 2, name: '乙', parent: 1 },
      { id: 3, name: '丙', parent: 2 },
    ],
    ['乙circle(甲() 丙())'],
  ],
  ['whose parent is gone', [{ id: 1, name: '甲', parent: 9 }], ['甲orphan()']],
  [
    'that is listed twice',
    [
      { id: 1, name: '甲', parent: 0 },
      { id: 1, name: '乙', parent: 0 },
    ],
    ['甲()'],
  ],
  [
    'with ids beyond 2^53',
    [
      { id: '9007199254740993', name: '甲', parent: '' },
      { id: '9007199254740992', name: '乙', parent: '9007199254740993' },
    ],
    ['甲(乙())'],
  ],
  [
    'with names that run',
    [
      { id: 1, name: '<script>', parent: '0' },
      { id: 2, name: '🥟', parent: 1 },
    ],
    ['<script>(🥟())'],
  ],
  ['whose parent is no id', [{ id: 1, name: '甲', parent: {} }], ['甲()']],
])('a record %s stands somewhere', (_, leaflets, tree) => {
  expect(drawn(growForest(leaflets).roots)).toEqual(tree);
});

test('a chain of 20 000 is drawn in pieces and ends', () => {
  const chain = Array.from({ length: 20_000 }, (_, at) => ({ id: at + 1, name: `第 ${at + 1} 级`, parent: at }));
  const forest = growForest(chain.toReversed());
  expect(forest.below(1)).toHaveLength(20_000);
  expect(forest.pathOf(20_000)?.startsWith('第 1 级 / 第 2 级')).toBe(true);
  expect(forest.roots.filter(({ astray }) => astray === 'deep').length).toBeGreaterThan(10);
});

const anyForest = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    name: fc.oneof(fc.constantFrom('甲', '乙', '甲/乙', ' ', '🥟', 'A > B'), fc.string({ maxLength: 4 })),
    parent: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constantFrom('0', '', null, undefined, '3', {})),
  }),
  { maxLength: 14 },
);

test('whatever the records say of each other, each stands once, lies below itself, and its path means something', () => {
  fc.assert(
    fc.property(anyForest, (leaflets) => {
      const forest = growForest(leaflets);
      const ids = new Set(leaflets.map(({ id }) => id));
      const seen: unknown[] = [];
      const walk = (nodes: readonly TreeNode[]): void => {
        for (const { id, children } of nodes) {
          seen.push(id);
          walk(children);
        }
      };
      walk(forest.roots);
      expect([...seen].sort()).toEqual([...ids].sort());
      for (const id of ids) {
        expect(forest.below(id)).toContain(id);
        expect(forest.meantBy(forest.pathOf(id) ?? '').length).toBeGreaterThan(0);
      }
    }),
  );
});
