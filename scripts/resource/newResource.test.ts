import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { guessFields } from '#admin-tools/sample/guessFields.ts';
import { neighboursOf } from '#admin-tools/sample/neighboursOf.ts';
import { planOf } from '#admin-tools/sample/planOf.ts';
import { readSample } from '#admin-tools/sample/readSample.ts';
import type { Json } from '#admin-tools/sample/Sample.ts';
import type { Resource } from '#crud/Resource.ts';
import { tags } from '#resources/tags/tags.ts';
import { faultsOf } from '../../tests/support/exchanges/faultsOf.ts';
import { record } from '../../tests/support/exchanges/record.ts';
import { openMemory } from '../../tests/support/exchanges/stage.ts';
import { resourceSubjects } from '../../tests/support/exchanges/subjects.ts';
import { newResource } from './newResource.ts';

const base = 'https://applet.example/api/applet/merchant';
const voucher = { id: 4, name: '新客立减', kind: 1, amount: '5.00', tag_id: 3, imgs: ['/files/image/a.png'], open: 1 };
const answer = { errcode: 0, errmsg: '', vouchers: [voucher, { ...voucher, id: 5, kind: 2 }], total_count: 2 };
const written = new URLSearchParams({ shop_id: '3', name: '新客' }).toString();

const curl = `$ curl '${base}/vouchers?shop_id=3&page=1&size=20' -H 'Login-Session: abc' --compressed
${JSON.stringify(answer, null, 2)}
$ curl '${base}/voucher/add' \\
  -H 'Login-Session: abc' \\
  --data-raw '${written}'
{"errcode":0,"voucher_id":6}
$ curl -X POST "${base}/voucher/del" -d shop_id=3 -d voucher_id=6`;

const har = JSON.stringify({
  log: {
    entries: [
      { request: { method: 'GET', url: 'https://cdn.example/app.js' }, response: { content: { text: 'alert(1)' } } },
      entry('GET', `${base}/vouchers?shop_id=3&page=1&size=20`, '', answer),
      entry('POST', `${base}/voucher/add`, written, { errcode: 0, voucher_id: 6 }),
      entry('POST', `${base}/voucher/del`, 'shop_id=3&voucher_id=6', { errcode: 0 }),
    ],
  },
});

function entry(method: string, url: string, text: string, said: Json) {
  const content = { text: Buffer.from(JSON.stringify(said)).toString('base64'), encoding: 'base64' };
  return { request: { method, url, ...(text && { postData: { text } }) }, response: { content } };
}

test.each([
  ['curl commands with their answers', curl],
  ['a HAR of the network panel', har],
])('a resource is read off %s', (_, sample) => {
  expect(planOf(readSample(sample))).toMatchObject({
    name: 'vouchers',
    noun: 'voucher',
    plural: 'vouchers',
    scope: 'shop',
    verbs: ['getList', 'create', 'deleteOne'],
    records: answer.vouchers,
  });
});

test.each([
  ['an answer alone', answer, 'vouchers', 5],
  ['an answer with its fields under data', { errcode: '0', data: { categories: [voucher] } }, 'categories', 5],
  ['one record', { errcode: 0, banner: voucher }, 'banners', 5],
])('of %s every call is taken for served', (_, sample, name, verbs) => {
  const plan = planOf(readSample(JSON.stringify(sample)));
  expect([plan.name, plan.verbs.length]).toEqual([name, verbs]);
});

test('several of a kind are called as the applet calls them', () => {
  const { noun } = planOf(readSample(JSON.stringify({ categories: [voucher] })));
  expect(noun).toBe('category');
});

test.each([
  ['no records', '{"errcode":0}', 'Failed to find a record'],
  [
    'records deeper than by habit',
    JSON.stringify({ code: 0, data: { page: { items: [voucher] } } }),
    'data.page.items',
  ],
  [
    'a HAR of another applet',
    JSON.stringify({ log: { entries: [entry('GET', 'https://a.example/v1/vouchers', '', answer)] } }),
    'none begins with /api/, e.g. /v1/vouchers',
  ],
  ['another habit of naming', `curl '${base}/vouchers/list/all'\n${JSON.stringify(answer)}`, 'src/schemas/endpoints'],
  ['a bare list', JSON.stringify([voucher]), '--name coupons'],
  ['something else', 'hello', 'neither JSON, nor a HAR, nor curl'],
])('what cannot be used is refused with what to do: %s', (_, sample, sentence) => {
  expect(() => planOf(readSample(sample))).toThrow(sentence);
});

test.each([
  ['price', ['12.50', 3], 'money'],
  ['amount_cents', [1250], 'money'],
  ['recent', [1250], 'int'],
  ['is_open', [0, 1], 'switch'],
  ['visible', [true], 'switch'],
  ['status', [1, 2], 'choice'],
  ['imgs', [['/a.png'], []], 'images'],
  ['logo', ['/files/logo'], 'image'],
  ['clip', ['/a.mp4'], 'video'],
  ['guide', ['/a.pdf'], 'file'],
  ['words', [['a', 'b']], 'tags'],
  ['words', [[], ['a']], 'tags'],
  ['words', [[]], 'kept'],
  ['ids', [[3, 7]], 'json'],
  ['photos', [[]], 'kept'],
  ['created_at', [1772994600], 'dateTime'],
  ['created_at', ['2026-03-08T18:30:00Z'], 'dateTime'],
  ['until', ['1772994600000'], 'dateTime'],
  ['printed_at', [3], 'int'],
  ['serial', [1772994600], 'int'],
  ['percent_off', [15], 'percent'],
  ['blocks', [[{ type: 1, text: '新' }]], 'blocks'],
  ['rows', [[{ id: 1, name: 'a' }]], 'list'],
  ['article', ['<p>好</p>'], 'richText'],
  ['home', ['https://example.com/'], 'url'],
  ['start', ['2026-03-08'], 'day'],
  ['phone', ['6045550123'], 'phone'],
  ['city_id', [6], 'city'],
  ['stock', [5], 'int'],
  ['stock', ['5'], 'int'],
  ['least', ['20.00'], 'money'],
  ['note', ['每人一张'], 'textarea'],
  ['who', ['陈'], 'text'],
  ['extra', [{ a: 1 }], 'object'],
  ['nothing', [null], 'kept'],
] as const)('the field %s with %j is a %s', (name, values, kind) => {
  const [guess] = guessFields(values.map((value) => ({ [name]: value as Json })));
  expect(guess?.kind).toBe(kind);
});

const neighbours = neighboursOf([['tags.ts', { tags }]]);
const app = readFileSync('src/App.tsx', 'utf8');
const read = (path: string) => (path === 'src/App.tsx' ? app : undefined);
const made = newResource(curl, { label: '代金券' }, read, neighbours);
const path = 'src/resources/vouchers/vouchers.ts';
const source = made.files[path] ?? '';

test('a switch whose name is known says what its two sides are', () => {
  expect(source).toContain("open: f.switch({ label: '启用', says: ['启用', '停用'] })");
});

test('what points at a record of another resource says so, and is called as that is', () => {
  expect(neighbours).toEqual([{ name: 'tags', label: '分类', noun: 'tag', shows: 'name' }]);
  expect(source).toContain("tag_id: f.ref({ label: '分类', to: 'tags', shows: 'name' })");
});

test.each([
  [[[3, 7], []], "f.refs({ label: '分类', to: 'tags', shows: 'name' })"],
  [[['promo_1'], ['7']], "f.refs({ label: '分类', to: 'tags', shows: 'name', ids: 'text' })"],
  [[['甲', { id: 3 }]], 'f.json('],
])('several records of another resource are told by their ids: %j', (lists, field) => {
  const sample = JSON.stringify({ vouchers: lists.map((tag_ids, id) => ({ ...voucher, id, tag_ids })) });
  const { files } = newResource(sample, {}, read, neighbours);
  expect(files[path]).toContain(`tag_ids: ${field}`);
});

test.each([
  [[0, 7, 0], "parent_id: f.tree({ label: '上级', to: 'vouchers', shows: 'name', parent: 'parent_id' })"],
  [
    [null, 7, 8],
    "parent_id: f.tree({ label: '上级', to: 'vouchers', shows: 'name', parent: 'parent_id', nullable: true })",
  ],
  [['', '7'], "parent_id: f.tree({ label: '上级', to: 'vouchers', shows: 'name', parent: 'parent_id', nullable: '' })"],
  [['甲'], 'parent_id: f.text('],
])(
  'records that belong to each other are a tree, however those on top say that they belong to none: %j',
  (parents, field) => {
    const sample = JSON.stringify({
      vouchers: parents.map((parent_id, nth) => ({ id: nth + 7, name: '券', parent_id })),
    });
    const { files } = newResource(sample, {}, read);
    expect(files[path]?.replaceAll(/\s+/g, ' ').replaceAll(/\{ ,|, \}/g, ' }')).toContain(field);
  },
);

test('a list of many fields shows the six that tell most, so that the buttons of a row stay in sight', () => {
  const many = { ...voucher, stock: 3, start: '2026-03-01', end: '2026-03-31', sold: 2, code: 'A1' };
  const { files } = newResource(JSON.stringify({ vouchers: [many] }), {}, read);
  expect(files[path]).toContain("list: { columns: ['name', 'kind', 'amount', 'imgs', 'open', 'code'] }");
  expect(source).not.toContain('list:');
});

test('the product names it, once however often it is run', () => {
  const named = made.files['src/App.tsx'] ?? '';
  expect(named).toContain("import { vouchers } from '#resources/vouchers/vouchers.ts';");
  expect(named).toMatch(/Section\[\] = \[[^\]]*, vouchers\];/);
  const again = newResource(curl, {}, (file) => (file === path ? source : named), neighbours);
  expect(again.files).toEqual({ [path]: source, 'src/App.tsx': named });
});

test('run again, it adds what is new and leaves the hand’s work to the letter', () => {
  const byHand = source
    .replace("{ value: 1, label: '' }", "{ value: 1, label: '满减', tone: 'good' }")
    .replace("name: f.text({ label: '名称'", "/** Read aloud. */\n    name: f.text({ label: '券名', max: 20");
  const newer = JSON.stringify({ vouchers: [{ ...voucher, kind: 3, least: '20.00' }] });
  const { files, said } = newResource(newer, {}, (file) => (file === path ? byHand : app), neighbours);
  expect(said.join('\n')).toContain('new: least, kind 3');
  const merged = files[path] ?? '';
  expect(merged).toContain("least: f.money({ label: '' })");
  expect(merged).toContain("{ value: 3, label: '' }");
  const less = merged.replace(/,\s*least: f\.money\(\{ label: '' \}\)/, '').replace(", { value: 3, label: '' }", '');
  expect(bare(less)).toBe(bare(byHand));
});

test('a sample of another thing does not run into the file of its name', () => {
  const other = JSON.stringify({ vouchers: [{ id: 1, seat: 'A1', row: 3 }] });
  expect(() => newResource(other, {}, (file) => (file === path ? source : app))).toThrow('none of the sample');
});

/** Without blanks and the comma behind the last field. */
const bare = (text: string) => text.replace(/\s/g, '').replace(/,(?=\},calls)/, '');

const folder = mkdtempSync('scripts/.tmp-resource-');
writeFileSync(join(folder, '.gitignore'), '*\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('is a resource at once: each of its calls keeps to the contract', async () => {
  const file = join(folder, 'vouchers.ts');
  writeFileSync(file, source);
  const { vouchers }: { vouchers: Resource } = await import(/* @vite-ignore */ resolve(file));
  expect(Object.keys(vouchers.calls)).toEqual(['getList', 'create', 'deleteOne']);
  for (const subject of resourceSubjects(vouchers)) {
    expect(await faultsOf(subject, await record(subject), openMemory), subject.name).toEqual([]);
  }
});
