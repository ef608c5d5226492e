import { expect, it, test } from 'vitest';
import { appletsIn, fileOf } from '../runtime/fileOf.ts';
import { readVersions } from '../runtime/readVersions.ts';
import { changesBetween } from '../studio/saved/changesBetween.ts';
import { lintText } from './lintData.ts';
import { readResources } from './readResources.ts';

const product = { declared: [], addresses: [] };
const mall = { like: 'rest', base: '/applets/mall', within: ['data'] };
const named = (name: string, calls: object) => ({
  name,
  label: '品牌',
  scope: 'global',
  fields: { name: { kind: 'text', label: '名称' } },
  calls,
});
const brands = named('brands', { applet: 'mall', noun: 'brand' });
const gifts = named('gifts', { noun: 'gift' });
const read = (applets: unknown, ...resources: readonly object[]) =>
  readResources(JSON.stringify({ applets, resources }), product);
/** Where each would send a new record. */
const addresses = ({ resources }: ReturnType<typeof read>) =>
  resources.map(({ calls: { create } }) => {
    const asking = { fields: {}, session: null, requestId: undefined };
    return create?.row.speech?.ask({ row: create.row, ...asking }).url ?? create?.row.path;
  });

it('an applet is described once, and asked as its habit says by each declaration that names it', () => {
  const topics = named('topics', { applet: 'mall', noun: 'topic' });
  const file = read({ mall }, brands, topics, gifts);
  expect(file.reports).toEqual([]);
  expect(addresses(file)).toEqual(['/applets/mall/brands', '/applets/mall/topics', '/api/applet/merchant/gift/add']);
});

test.each([
  ['nobody describes', {}, 'unknown-applet', '"mall" 没有写明'],
  ['is spelt otherwise', { mal: mall }, 'unknown-applet', '你是不是想写 "mal"？'],
  ['is the name of something else', JSON.parse('{ "toString": "rest" }'), 'unknown-applet', '"mall" 没有写明'],
  ['is told of in a text', { mall: 'rset' }, 'unknown-value', 'rest'],
  ['has a key too many', { mall: { ...mall, bas: '/x' } }, 'unknown-key', '"base"'],
  ['does not say its pages', { mall: { ...mall, paging: { by: 'page' } } }, 'missing-key', '缺少 "page"'],
  [
    'would be told who is signed in',
    { mall: { ...mall, base: 'https://mall.example', session: { header: 'X-Token' } } },
    'leaking-session',
    'https://mall.example',
  ],
])('a declaration whose applet %s is not used; the others are', (_, applets, code, said) => {
  const { resources, reports } = read(applets, gifts, brands);
  expect(resources.map(({ name }) => name)).toEqual(['gifts']);
  expect(reports.flatMap(({ findings }) => findings)).toContainEqual(
    expect.objectContaining({ code, sentence: expect.stringContaining(said) }),
  );
});

it('what is wrong with an applet is told at its own place, once', () => {
  const text = JSON.stringify({ applets: { mall: { ...mall, bas: '/x' } }, resources: [brands, brands] }, null, 2);
  const [finding, ...others] = readResources(text, product).reports[0]?.findings ?? [];
  expect(text.split('\n')[(finding?.line ?? 0) - 1]).toContain('"bas"');
  expect(others).toEqual([]);
});

it('an applet is named or told of, not both', () => {
  const { reports } = read({ mall }, named('brands', { applet: 'mall', habit: 'rest', noun: 'brand' }));
  expect(reports[0]?.findings[0]?.sentence).toContain('"habit" 和 "applet" 只能写一个');
});

it('the studio knows the applets of the file, and keeps the name where it saves', () => {
  const applets = appletsIn(fileOf(JSON.stringify({ applets: { mall }, resources: [] })));
  const { findings, written, resolved } = lintText(JSON.stringify(brands), { ...product, applets });
  expect(findings).toEqual([]);
  expect(written?.calls).toEqual({ applet: 'mall', noun: 'brand' });
  expect(resolved?.calls).toEqual({ habit: mall, noun: 'brand' });
});

it('an applet that broke is asked as it was before', async () => {
  const file = (applets: object) => JSON.stringify({ applets, resources: [brands] });
  const now = { version: 2, text: file({ mall: { like: 'nobody' } }) };
  const before = async () => ({ version: 1, text: file({ mall }) });
  const inUse = await readVersions(now, before, product, () => undefined);
  expect(addresses(inUse)).toEqual(['/applets/mall/brands']);
  expect(inUse.reports.map(({ title, state }) => [title, state])).toEqual([
    ['接口 mall', 'older'],
    ['品牌', 'older'],
  ]);
});

it('a version tells that an applet was changed', () => {
  const file = (applets: object) => JSON.stringify({ applets, resources: [brands] });
  const changes = changesBetween(file({ mall }), file({ mall: { ...mall, base: '/applets/other' }, pay: 'rest' }));
  expect(changes.map(({ title, is }) => [title, is])).toEqual([
    ['接口 mall', 'changed'],
    ['接口 pay', 'added'],
  ]);
});
