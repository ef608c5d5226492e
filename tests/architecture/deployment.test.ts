import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { served } from '#schemas/addresses.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const [dockerfile, compose, growing] = [read('Dockerfile'), read('compose.yaml'), read('docs/GROWING.md')];
const [build = '', , last = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);
const [, shop = ''] = /^ {2}shop:\n((?: {3,}.*\n|\n)+)/m.exec(compose) ?? [];
/** The words of capital letters that the server reads from its environment. */
const settings = new Set([...read('server/settings.ts').matchAll(/environment,\s+'([A-Z][A-Z0-9_]*)'/g)].map(nameOf));

function nameOf([, name = '']: RegExpMatchArray): string {
  return name;
}

const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap((line) => nameOf(line).split(' ').slice(0, -1));

test('a container is built from all that a build is made of, and from files that are there', () => {
  const [, listed = ''] = /export const sources = \[([\s\S]*?)\];/.exec(read('scripts/build.mjs')) ?? [];
  const sources = [...listed.matchAll(/'(.+)'/g)].map(nameOf);
  expect(sources.length).toBeGreaterThan(5);
  const given = copied(build);
  expect(sources.filter((source) => !given.some((path) => path === source || source.startsWith(`${path}/`)))).toEqual(
    [],
  );
  expect(copied(dockerfile).filter((path) => !existsSync(path))).toEqual([]);
});

test('a container runs the built server as nobody special, under the Node the product asks for', () => {
  expect(last.indexOf('USER node')).toBeGreaterThan(last.lastIndexOf('RUN '));
  expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('CMD ["node", "dist/server/main.js"]'));
  expect(read('scripts/build.mjs')).toContain("'server/main.js'");
  const asked = Number(/>=(\d+)/.exec(read('package.json'))?.[1]);
  const versions = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(nameOf);
  expect(versions).toHaveLength(3);
  expect(versions.filter((version) => Number(version) < asked)).toEqual([]);
});

test('a container is asked how it is where the server answers that', () => {
  const [, path = ''] = /HEALTHCHECK[\s\S]*?127\.0\.0\.1:8080(\/\w+)/.exec(last) ?? [];
  expect(path).toBe(served.alive);
  expect(read('server/createSite.ts')).toContain('app.get(served.alive,');
});

test.each([
  ['the container', [...last.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(nameOf).filter((name) => name !== 'NODE_ENV')],
  ['the compose file', [...shop.matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(nameOf)],
  ['the page on growing', [...growing.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)`/g)].map(nameOf)],
])('what %s sets is read by the server', (_, names) => {
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !settings.has(name))).toEqual([]);
});

test('two servers stand behind a balancer that knows where they are', () => {
  expect(shop).toMatch(/replicas: 2/);
  expect(shop).toMatch(/TRUST_PROXY: "1"/);
  const [, file = ''] = /- (\.\/.+?):\/etc/.exec(compose) ?? [];
  expect(read(file)).toMatch(/dynamic a shop 8080/);
  expect(last).toMatch(/PORT=8080/);
});

test('every file that the page on growing names is there', () => {
  const paths = [...growing.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+|Dockerfile|compose\.yaml)`/g)].map(nameOf);
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
