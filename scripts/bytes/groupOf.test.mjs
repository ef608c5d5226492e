import { expect, it, test } from 'vitest';
import { groupOf, groupsOf } from './groupOf.mjs';

test.each([
  ['node_modules/react-dom/cjs/react-dom.production.min.js', 'react-dom'],
  ['node_modules/@refinedev/core/dist/index.mjs', '@refinedev/core'],
  ['src/crud/list/menu/Menu.tsx', 'src/crud/list'],
  ['src/App.tsx', 'src/App.tsx'],
])('%s counts under %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});

it('the heaviest stands first, and its heaviest module', () => {
  const files = [
    { name: 'a.js', gzip: 1, modules: { 'src/crud/a.ts': 2, 'node_modules/zod/x.js': 4 } },
    { name: 'b.js', gzip: 1, modules: { 'src/crud/b.ts': 3, 'src/crud/list/c.ts': 1 } },
  ];
  expect(groupsOf(files)).toEqual([
    ['zod', 4, [['node_modules/zod/x.js', 4]]],
    ['src/crud/b.ts', 3, [['src/crud/b.ts', 3]]],
    ['src/crud/a.ts', 2, [['src/crud/a.ts', 2]]],
    ['src/crud/list', 1, [['src/crud/list/c.ts', 1]]],
  ]);
});
