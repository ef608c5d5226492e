import { expect, test } from 'vitest';
import { declarationsSave } from '#schemas/endpoints/declarations.ts';
import { sessionKey } from '#schemas/limits.ts';
import { buildApplet } from '../support/buildApplet.ts';
import { coupons } from '../support/storedCoupons.ts';
import { createStored } from './createStored.ts';
import { currentDeclarations, earlierDeclarations } from './currentDeclarations.ts';

const file = (...resources: readonly object[]) => JSON.stringify({ resources });
const gifts = { ...coupons, name: 'gifts', label: '礼品', calls: { noun: 'gift' } };
const { label: _, ...broken } = coupons;

/** What is stored by the last of these texts, and what the log is told of it. */
async function stored(...texts: readonly string[]) {
  const log: string[] = [];
  const asked: string[] = [];
  const earlier = async function* () {
    for (const text of texts.slice(0, -1).toReversed()) {
      asked.push(text);
      yield text;
    }
  };
  const all = createStored(
    async () => texts.at(-1),
    [],
    (line) => log.push(line),
    earlier,
  );
  const labels = (await all.resources()).map(({ label }) => label);
  return { labels, log, asked: asked.length };
}

test('while all can be understood nothing older is looked at', async () => {
  expect(await stored(file(gifts), file(coupons, gifts))).toEqual({ labels: ['优惠券', '礼品'], log: [], asked: 0 });
});

test('one that cannot be understood is served as it was saved before, the others as they are now', async () => {
  expect(await stored(file(coupons), file({ ...gifts, label: '旧' }), file(broken, gifts))).toEqual({
    labels: ['礼品', '优惠券'],
    log: [],
    asked: 2,
  });
});

test('a text that is none is served as it was before; what was taken out on purpose is not served again', async () => {
  expect(await stored(file(coupons), '{ oops')).toMatchObject({ labels: ['优惠券'], log: [] });
  expect(await stored(file(coupons, gifts), file(gifts))).toMatchObject({ labels: ['礼品'] });
  expect(await stored(file(coupons), file({ ...coupons, stored: false }))).toMatchObject({ labels: [] });
});

test('one that never could be understood is told once, and is not looked for without end', async () => {
  const { log, asked } = await stored(...Array.from({ length: 20 }, () => file(broken)));
  expect([log, asked]).toEqual([['resources.json: "coupons" cannot be understood, and is not stored.'], 5]);
});

test.each([
  ['begins with a byte order mark', `\uFEFF${file(gifts)}`],
  ['has lines of Windows', JSON.stringify({ resources: [gifts] }, null, 2).replaceAll('\n', '\r\n')],
  ['has comments, and names without quotes', `{ resources: [/* 礼品 */ ${JSON.stringify(gifts)},] } // done`],
])('a file by hand that %s is read here as the page reads it', async (_, text) => {
  expect(await stored(text)).toMatchObject({ labels: ['礼品'], log: [] });
});

test('N4 records stay, and are served, when the declaration that is saved last cannot be understood', async () => {
  const readDeclarationsFile = async () => undefined;
  const kept = await buildApplet({ readDeclarationsFile });
  const { database } = kept;
  const readCurrent = async () => (await currentDeclarations(database, readDeclarationsFile))?.text;
  const applet = await buildApplet({
    stored: createStored(
      readCurrent,
      [],
      () => {},
      () => earlierDeclarations(database),
    ),
  });
  const save = (version: number, one: object) =>
    kept.read(declarationsSave, { version, declared: { resources: [{ ...one }] } }, 'admin');
  const headers = { [sessionKey]: await applet.sessionOf('demo') };
  const call = async (path: string, fields?: Readonly<Record<string, string>>) => {
    const at = `/api/applet/merchant/${path}`;
    const init = fields ? { method: 'POST', headers, body: new URLSearchParams(fields) } : { headers };
    const { errcode, errmsg, ...rest } = await (await applet.fetch(at, init)).json();
    return errcode === 0 ? rest : errmsg;
  };

  const { version } = await save(0, coupons);
  await call('coupon/add', { shop_id: '1', name: '新客', stock: '3' });
  const next = await save(version, broken);
  expect(await call('coupon/add', { shop_id: '1', name: '周末', stock: '5' })).toHaveProperty('coupon_id');
  expect(await call('coupons?shop_id=1&page=1&size=20')).toMatchObject({
    coupons: [{ stock: 3 }, { stock: 5 }],
    total_count: 2,
  });
  // What is understood here is served as it is now; a page that has stepped back is told what it may not send.
  const { stock: _, ...fields } = coupons.fields;
  await save(next.version, { ...coupons, fields, list: { columns: ['nmae'] } });
  expect(await call('coupon/add', { shop_id: '1', name: '周三', stock: '7' })).toBe('没有这一项：stock');
  expect(await call('coupon/add', { shop_id: '1', name: '周三' })).toHaveProperty('coupon_id');
});
