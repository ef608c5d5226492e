import fc from 'fast-check';
import * as real from 'react-router';
import { expect, test } from 'vitest';
import { branchesOf, matchBranches, type RouteObject } from './matchRoutes.ts';
import { createPath, generatePath, matchPath, parsePath, resolveTo } from './paths.ts';

/** Words as addresses are made of here, some of them the same but for their case, some of them not plain. */
const word = fc.constantFrom(
  'shop',
  'goods',
  'list',
  'Group',
  'group',
  'create',
  '3',
  '12',
  'a b',
  '%E5%BA%97',
  'a%2Fb',
);
const segment = fc.oneof(
  word.filter((each) => /^\w+$/.test(each)),
  fc.constantFrom(':sid', ':id', ':groupId'),
);
const route = fc
  .tuple(fc.uniqueArray(segment, { maxLength: 4 }), fc.boolean(), fc.boolean())
  .map(
    ([parts, open, slash]) =>
      `/${parts.join('/')}${open ? `${parts.length > 0 ? '/' : ''}*` : slash && parts.length > 0 ? '/' : ''}`,
  );
const address = fc
  .tuple(fc.array(word, { maxLength: 5 }), fc.constantFrom('', '/', '//'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);

test('a route is found in an address where the library finds it, with the same parts', () => {
  fc.assert(
    fc.property(route, address, (pattern, pathname) => {
      const found = real.matchPath(pattern, pathname);
      expect(matchPath(pattern, pathname)?.params ?? null).toEqual(found && { ...found.params });
    }),
    { numRuns: 2000 },
  );
});

const tree = fc.uniqueArray(route, { maxLength: 8 }).map((paths): RouteObject[] => [
  { path: '/login' },
  {
    path: '/',
    children: [{ index: true }, { path: '/dashboard' }, { children: paths.map((path) => ({ path })) }, { path: '*' }],
  },
]);

test('of all routes the library would choose the same one', () => {
  fc.assert(
    fc.property(tree, address, (routes, pathname) => {
      const found = real.matchRoutes([...routes] as real.RouteObject[], pathname)?.at(-1);
      const match = matchBranches(branchesOf(routes), pathname);
      expect([match?.routes.at(-1), { ...match?.params }]).toEqual([found?.route, { ...found?.params }]);
    }),
    { numRuns: 2000 },
  );
});

test('an address that cannot be decoded is looked for as it is', () => {
  const routes = branchesOf([{ path: '/shop/:sid' }, { path: '*' }]);
  expect(matchBranches(routes, '/shop/%')?.params).toEqual({ sid: '%' });
});

const text = fc.constantFrom('', '?', '?a=1', '?a=1&b=%E5%BA%97', '#', '#top', '?a=1#top', '#a?b');

test('an address is taken apart and put together as the library does', () => {
  fc.assert(
    fc.property(address, text, (pathname, rest) => {
      const parts = parsePath(pathname + rest);
      expect(parts).toEqual(real.parsePath(pathname + rest));
      expect(createPath(parts)).toBe(real.createPath(parts));
      expect(resolveTo(pathname + rest, '/here')).toEqual(real.resolvePath(pathname + rest, '/here'));
    }),
  );
});

test('only what changes of an address has to be said', () => {
  expect(resolveTo({ search: 'q=茶' }, '/shop/3/goods/list')).toEqual(
    real.resolvePath({ search: 'q=茶' }, '/shop/3/goods/list'),
  );
  expect(resolveTo('?page=2', '/shop/3/goods/list/').pathname).toBe('/shop/3/goods/list/');
  expect(() => resolveTo('goods', '/shop/3')).toThrow('Failed to go to "goods": write the whole address.');
});

test.each([
  ['/shop/:sid/tags', { sid: '3' }],
  ['/shop/:sid/group/:gid', { sid: '3', gid: '店/一' }],
  ['/view/:viewId/', { viewId: '9' }],
  ['/dashboard', {}],
])('%s with %j is made as the library makes it', (path, params) => {
  expect(generatePath(path, params)).toBe(real.generatePath(path, params as never));
});

test('an address without one of its parts is refused', () => {
  expect(() => generatePath('/shop/:sid/tags')).toThrow('Missing ":sid" param');
});
