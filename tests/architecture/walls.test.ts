import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  isCode,
  isTest,
  listFiles,
  packageOf,
  packagesLoadedWith,
  readSources,
  resolveImport,
  type Source,
} from './sources.ts';

/** A room may look down these stairs, never up and never sideways. */
const stairs: Readonly<Record<string, number>> = {
  schemas: 0,
  providers: 1,
  editor: 1,
  server: 1,
  fields: 2,
  crud: 3,
  resources: 4,
  pages: 4,
  shell: 5,
  App: 6,
};

const sources = readSources(['src', 'server'], (path) => isCode(path) && !isTest(path));
const crossings = sources.flatMap(({ path, imports }) =>
  imports.flatMap(({ asked, kind }) => {
    const target = resolveImport(path, asked);
    return target === undefined ? [] : [{ path, asked, kind, target, from: roomOf(path), to: roomOf(target) }];
  }),
);
const crossed = crossings.filter(({ from, to }) => from !== to);

/** `src/main.tsx` and `src/App.tsx` stand in no folder: they are the room App. */
function roomOf(path: string): string {
  const [top = '', room = '', ...rest] = path.split('/');
  if (top === 'server') return 'server';
  return rest.length === 0 ? 'App' : room;
}

const told = ({ path, asked }: { readonly path: string; readonly asked: string }) => `${path} imports ${asked}`;
const standsIn = (path: string, places: readonly string[]) => places.some((place) => path.startsWith(place));

/** `src/resources/goods/goods.ts` → `goods`; undefined for a file that stands directly in its room. */
const folderOf = (path: string): string | undefined => {
  const parts = path.split('/');
  return parts.length > 3 ? parts[2] : undefined;
};

test('every room has its stair', () => {
  expect([...new Set(sources.map(({ path }) => roomOf(path)))].filter((room) => stairs[room] === undefined)).toEqual(
    [],
  );
});

test('a room looks down the stairs, never up and never sideways', () => {
  const wrong = crossed.filter(({ from, to }) => (stairs[from] ?? 0) <= (stairs[to] ?? 0));
  expect(wrong.map(told)).toEqual([]);
});

test('no two rooms import each other', () => {
  const pairs = new Set(crossed.map(({ from, to }) => `${from} ${to}`));
  expect([...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' ')))).toEqual([]);
});

test('schemas import zod and themselves only', () => {
  const inside = sources.filter(({ path }) => roomOf(path) === 'schemas');
  const outside = inside.flatMap(({ path, imports }) =>
    imports.filter(({ asked }) => asked !== 'zod/mini' && !asked.startsWith('.')).map(({ asked }) => ({ path, asked })),
  );
  expect(outside.map(told)).toEqual([]);
});

test('the server imports nothing of src but schemas', () => {
  expect(crossed.filter(({ from, to }) => from === 'server' && to !== 'schemas').map(told)).toEqual([]);
  expect(crossed.filter(({ to }) => to === 'server').map(told)).toEqual([]);
});

test('the editor is given upload, storage and clock: it imports schemas at most', () => {
  expect(crossed.filter(({ from, to }) => from === 'editor' && to !== 'schemas').map(told)).toEqual([]);
});

test('imports are relative inside a room and start with # across a wall', () => {
  const climbing = crossed.filter(({ asked }) => !asked.startsWith('#'));
  const roundabout = crossings.filter(({ asked, from, to }) => from === to && asked.startsWith('#'));
  expect([...climbing, ...roundabout].map(told)).toEqual([]);
});

test('no resource imports another, and no page another', () => {
  const apart = crossings.filter(({ path, target, from, to }) => {
    if (from !== to || (from !== 'resources' && from !== 'pages')) return false;
    const [here, there] = [folderOf(path), folderOf(target)];
    return there !== undefined && here !== there;
  });
  expect(apart.map(told)).toEqual([]);
});

test('only App.tsx names the resources and the pages', () => {
  const naming = crossed.filter(({ path, to, kind }) => {
    // A type names nothing that runs, a glob names nobody.
    if (path === 'src/App.tsx' || kind === 'type' || kind === 'glob') return false;
    return to === 'resources' || to === 'pages';
  });
  expect(naming.map(told)).toEqual([]);
});

/** Package → the only places that may touch it. */
const doors: Readonly<Record<string, readonly string[]>> = {
  zod: ['src/schemas/', 'src/providers/http/', 'src/main.tsx', 'server/http/'],
  antd: [
    'src/resources/',
    'src/pages/groupon/',
    'src/fields/',
    'src/crud/dialog/',
    'src/crud/form/',
    'src/crud/transfer/',
    'src/crud/order/',
  ],
  '@refinedev/antd': ['src/crud/form/'],
  '@tanstack/react-virtual': ['src/crud/list/'],
  '@dnd-kit/core': ['src/fields/images/', 'src/crud/order/'],
  '@dnd-kit/sortable': ['src/fields/images/', 'src/crud/order/'],
  'p-limit': [
    'src/fields/images/',
    'src/crud/transfer/',
    'src/crud/list/bulk/',
    'src/resources/orders/',
    'src/pages/groupon/',
    'server/editor/',
    'src/editor/uploads/',
  ],
  'ipaddr.js': ['server/remote/'],
  'libphonenumber-js': ['src/resources/shopInfo/'],
  'pinyin-pro': ['src/crud/list/search/'],
  'write-excel-file': ['src/crud/transfer/sheet/'],
  'read-excel-file': ['src/crud/transfer/sheet/'],
  'd3-dsv': ['src/crud/transfer/sheet/'],
  fflate: ['src/shell/slim/'],
  'braft-editor': ['src/editor/'],
  '@ant-design/icons': ['src/editor/'],
  'draft-js': ['src/editor/'],
  immutable: ['src/editor/'],
  dompurify: ['src/editor/', 'server/articles/'],
  jsdom: ['server/articles/'],
  echarts: ['src/editor/chart/'],
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

test('no screen knows an address of the applet', () => {
  const places = [
    'src/schemas/endpoints/',
    'src/providers/data/createDataProvider.ts',
    'server/',
    'src/schemas/entities/',
  ];
  const knowing = sources.filter(({ path, code }) => code.includes('/api/') && !standsIn(path, places));
  expect(knowing.map(({ path }) => path)).toEqual([]);
});

/** What the world outside is reached by, and the only files that may, each for a reason. */
const world: readonly {
  readonly name: string;
  readonly what: RegExp;
  readonly where: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'storage',
    what: /\b(?:localStorage|sessionStorage)\b/,
    where: {
      'src/main.tsx': 'hands it to the session',
      'src/shell/early/askEarly.ts': 'stands alone, before any other code is there',
    },
  },
  {
    name: 'the time of day',
    what: /\bDate\.now\b|\bnew Date\(\)/,
    where: {
      'src/providers/clock/createClock.ts': 'is the clock',
      'server/startServer.ts': 'hands the clock in',
      'server/commands/runCommand.ts': 'does the same for a command',
    },
  },
  {
    name: 'a timer',
    what: /\b(?:setTimeout|setInterval)\(/,
    where: {
      'src/providers/clock/createClock.ts': 'is the clock',
      'src/crud/list/whenIdle.ts': 'Safari has no idle callback',
      'src/shell/slim/lodash/debounce.ts': 'stands in for a library that has one',
      'server/main.ts': 'ends a process that does not end by itself',
      'server/process/listen.ts': 'cuts off calls that never end',
      'server/process/sleep.ts': 'lets a while go by',
    },
  },
  { name: 'chance', what: /\bMath\.random\b/, where: {} },
  {
    name: 'the network',
    what: /(?<![\w.])fetch\((?!request: )|\bXMLHttpRequest\b|\bsendBeacon\b/,
    where: {
      'src/shell/early/askEarly.ts': 'stands alone, before any other code is there',
      'src/shell/told/fetchSections.ts': 'reads the declarations beside the app, before there is one',
      'server/front/passOn.ts': 'passes calls on to an applet elsewhere',
      'server/files/createS3Store.ts': 'keeps files in a bucket',
      'server/outbox/gatewayCarrier.ts': 'hands text messages to the gateway',
    },
  },
];

test.each(world)('$name is reached in the files that are named for it and nowhere else', ({ what, where }) => {
  expect(
    sources
      .filter(({ code }) => what.test(code))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(Object.keys(where).sort());
});

test('no statement is put together from strings', () => {
  const raw = /\bsql\.raw\(|(?<!req)\.(?:execute|query|exec|unsafe)\(\s*['"`]|\bsql\s*`[^`]*\$\{[^}]*\.join\(/;
  const steps = 'server/database/migrate.ts';
  expect(
    sources.filter(({ path, code }) => path.startsWith('server/') && raw.test(code)).map(({ path }) => path),
  ).toEqual([
    // Runs the written steps as they stand; no value of a caller comes near them.
    steps,
  ]);
});

test("antd's static message, notification and Modal.confirm are not used", () => {
  const statics =
    /\bModal\.(?:confirm|info|success|error|warning)\(|^import\s*\{[^}]*\b(?:message|notification)\b[^}]*\}\s*from 'antd'/m;
  expect(sources.filter(({ code }) => statics.test(code)).map(({ path }) => path)).toEqual([]);
});

test('a form body is spelled by encodeForm, never by URLSearchParams of an object', () => {
  expect(matching(/new URLSearchParams\(\s*(?:\{|Object\.)/)).toEqual([]);
});

test('there are no barrels', () => {
  expect(matching(/^export\s+\*/m)).toEqual([]);
  expect(sources.map(({ path }) => path).filter((path) => /\/index\.tsx?$/.test(path))).toEqual([]);
});

test('no folder is called by what its files are made of', () => {
  const vague = /\/(?:utils?|helpers?|common|misc|lib|types|components|hooks)\//;
  expect(listFiles(['src', 'server', 'tests', 'scripts']).filter((path) => vague.test(path))).toEqual([]);
});

/** What a process of the server remembers between two calls, and why the others need not know. Decision 020 */
const remembered: Readonly<Record<string, string>> = {
  'server/files/createMemoryStore.ts': 'files of a test',
  'server/files/createThumbnails.ts': 'pictures made small: any process makes them again',
  'server/front/readBuilt.ts': 'files of the app, whose names change with them',
  'server/outbox/createPost.ts': 'that it is at work: what it sends is claimed in the database',
  'server/process/loadOnce.ts': 'code that was loaded',
};

test('a process of the server remembers nothing that another one would have to know', () => {
  const lasting = /^(?:export )?let |\bnew (?:Map|WeakMap|Set)(?:<[^\n]*>)?\(\)/m;
  // A function that makes a lasting thing, and the variables that it keeps for it.
  const making = /^(?:export )?(?:async )?function (?:create|load)\w*\b(?:(?!^\}$)[\s\S])*?^ {2}let /m;
  const keeping = sources.filter(({ path, code }) => {
    const isServed = path.startsWith('server/') && !/^server\/(?:seed|support|commands)\//.test(path);
    return isServed && (lasting.test(code) || making.test(code));
  });
  expect(keeping.map(({ path }) => path).sort()).toEqual(Object.keys(remembered).sort());
});

function matching(shape: RegExp): readonly string[] {
  return sources.filter(({ code }: Source) => shape.test(code)).map(({ path }) => path);
}

test('what a list looks like loads no antd', () => {
  expect(packagesLoadedWith('src/fields/cells.ts')).not.toContain('antd');
});

test('the first screen loads these packages and no other', () => {
  expect(packagesLoadedWith('src/main.tsx')).toEqual([
    '@refinedev/core',
    '@refinedev/react-router',
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

test('git and the linter see every source', () => {
  const named = (line: string) => /^[\w.-]+\/?$/.test(line);
  const hidden = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter(named)
    .map((line) => line.replace('/', ''));
  const sourcePaths = listFiles(['src', 'server', 'scripts', 'tests', 'docs']);
  expect(sourcePaths.filter((path) => path.split('/').some((part) => hidden.includes(part)))).toEqual([]);
});

test('no test is skipped, sleeps, or puts something in the place of our own code', () => {
  const wrong = /\bvi\.(?:mock|doMock|hoisted)\(|\.(?:skip|only|todo|fails)\b\(?|\bsetTimeout\(|\bwaitForTimeout\(/;
  const tests = readSources(['src', 'server', 'scripts', 'tests'], (path) =>
    /\.(?:test|e2e)\.(?:tsx?|mjs)$/.test(path),
  );
  const other = tests.filter(({ path }) => path !== 'tests/architecture/walls.test.ts');
  expect(other.filter(({ code }) => wrong.test(code)).map(({ path }) => path)).toEqual([]);
});
