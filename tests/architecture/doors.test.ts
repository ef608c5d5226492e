import { expect, test } from 'vitest';
import { sources, standsIn } from './product.ts';
import { packageOf, packagesLoadedWith } from './sources.ts';

/** Package → the only places that may touch it. */
const doors: Readonly<Record<string, readonly string[]>> = {
  zod: [
    'src/schemas/',
    'src/providers/http/',
    'src/main.tsx',
    'server/http/',
    'server/backup/',
    'server/database/rowsOf.ts',
    'server/beside/readApplets.ts',
    'server/seed/',
  ],
  antd: [
    'src/resources/',
    'src/pages/groupon/',
    'src/fields/',
    'src/ui/',
    'src/crud/form/',
    'src/crud/show/',
    'src/crud/transfer/',
    'src/crud/order/',
    'src/crud/grid/',
  ],
  'rc-field-form': ['src/fields/', 'src/crud/form/'],
  '@refinedev/antd': ['src/crud/form/'],
  '@refinedev/react-router': ['src/crud/data/'],
  '@tanstack/react-virtual': ['src/crud/list/'],
  'react-image-crop': ['src/fields/images/crop/'],
  '@dnd-kit/core': ['src/fields/images/', 'src/crud/order/', 'src/crud/grid/'],
  '@dnd-kit/sortable': ['src/fields/images/', 'src/crud/order/', 'src/crud/grid/'],
  'p-limit': [
    'src/fields/images/',
    'src/crud/transfer/',
    'src/crud/data/',
    'src/crud/bulk/',
    'src/resources/orders/',
    'src/pages/groupon/',
    'server/editor/',
    'server/files/',
    'server/articles/',
    'src/editor/uploads/',
  ],
  piscina: ['server/articles/'],
  'ipaddr.js': ['server/remote/'],
  'libphonenumber-js': ['src/resources/shopInfo/'],
  'pinyin-pro': ['src/crud/query/'],
  'write-excel-file': ['src/crud/transfer/sheet/'],
  'read-excel-file': ['src/crud/transfer/sheet/'],
  'd3-dsv': ['src/crud/transfer/sheet/'],
  fflate: ['src/crud/transfer/sheet/'],
  'braft-editor': ['src/editor/'],
  '@ant-design/icons': ['src/editor/'],
  'draft-js': ['src/editor/'],
  immutable: ['src/editor/'],
  dompurify: ['src/editor/', 'server/articles/'],
  jsdom: ['server/articles/'],
  echarts: ['src/editor/table/chart/'],
  hono: ['server/'],
  '@hono/node-server': ['server/process/'],
  'drizzle-orm': ['server/'],
  '@electric-sql/pglite': ['server/database/'],
  pg: ['server/database/'],
  busboy: ['server/files/'],
  aws4fetch: ['server/files/'],
  qrcode: ['server/wechat/'],
  nodemailer: ['server/outbox/'],
  sharp: ['server/files/'],
};

test('only providers/http and providers/upload touch axios', () => {
  const touching = touchingPackage('axios');
  expect(touching).not.toEqual([]);
  expect(touching.filter((path) => !standsIn(path, ['src/providers/http/', 'src/providers/upload/']))).toEqual([]);
});

test.each(Object.entries(doors))('%s is touched in %j only', (name, places) => {
  const touching = touchingPackage(name);
  expect(touching).not.toEqual([]);
  expect(touching.filter((path) => !standsIn(path, places))).toEqual([]);
});

function touchingPackage(name: string): readonly string[] {
  return sources
    .filter(({ imports }) => imports.some(({ asked }) => packageOf(asked) === name))
    .map(({ path }) => path);
}

const dataHooks =
  /\buse(?:List|InfiniteList|One|Many|Show|Create|CreateMany|Update|UpdateMany|Delete|DeleteMany|Custom|CustomMutation|Invalidate|DataProvider|Form|ModalForm|DrawerForm|StepsForm|Table|EditableTable|SimpleList|Select|Import|Export)\b/;

test("only src/crud uses refine's data hooks", () => {
  const using = sources.flatMap(({ path, imports }) =>
    imports.filter(({ asked, names }) => asked.startsWith('@refinedev/') && dataHooks.test(names)).map(() => path),
  );
  expect(using.length).toBeGreaterThan(0);
  expect(using.filter((path) => !path.startsWith('src/crud/'))).toEqual([]);
});

test('what a list looks like loads no antd', () => {
  expect(packagesLoadedWith('src/fields/kinds.ts')).not.toContain('antd');
});

test('the first screen loads these packages and no other', () => {
  expect(packagesLoadedWith('src/main.tsx')).toEqual([
    '@tanstack/react-query',
    'react',
    'react-dom',
    'react-router',
    'zod',
  ]);
});

test('start, dev and test need nothing but Node until the packages are there', () => {
  const packages = ['start', 'dev', 'test'].flatMap((command) => packagesLoadedWith(`scripts/${command}.mjs`));
  expect(packages).not.toEqual([]);
  expect(packages.filter((name) => !name.startsWith('node:'))).toEqual([]);
});
