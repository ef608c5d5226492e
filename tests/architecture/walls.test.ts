import { expect, test } from 'vitest';
import { sources } from './product.ts';
import { resolveImport } from './sources.ts';

/** A room may look down these stairs, never up and never sideways. */
const stairs: Readonly<Record<string, number>> = {
  schemas: 0,
  ui: 1,
  providers: 1,
  server: 1,
  editor: 2,
  fields: 3,
  crud: 4,
  resources: 5,
  pages: 5,
  shell: 6,
  'admin-tools': 7,
  App: 8,
};

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

test('the editor is given upload, storage and clock: it imports schemas and ui at most', () => {
  const given = crossed.filter(({ from, to }) => from === 'editor' && to !== 'schemas' && to !== 'ui');
  expect(given.map(told)).toEqual([]);
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

test('no two folders of a room import each other, a type aside', () => {
  const pairs = new Map<string, string>(
    crossings.flatMap(({ path, asked, kind, target, from, to }) => {
      const [here, there] = [innerOf(path), innerOf(target)];
      if (from !== to || kind === 'type' || here === there || !here || !there) return [];
      return [[`${from}: ${here} ${there}`, `${path} imports ${asked}`] as const];
    }),
  );
  const back = (pair: string) => pair.replace(/ (\S+) (\S+)$/, ' $2 $1');
  expect([...pairs].filter(([pair]) => pairs.has(back(pair))).map(([, line]) => line)).toEqual([]);
});

/** `server/outbox/queue.ts` → `outbox`, as {@link folderOf} is of the rooms in `src`; undefined for a file of the room itself. */
function innerOf(path: string): string | undefined {
  const parts = path.split('/');
  if (parts[0] !== 'server') return folderOf(path);
  return parts.length > 2 ? parts[1] : undefined;
}
