import { expect, it } from 'vitest';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { journalList } from '#schemas/endpoints/journal.ts';
import { tagAdd } from '#schemas/endpoints/tags.ts';
import { routes } from './routes.ts';
import { buildApplet } from './support/buildApplet.ts';
import { digestTables } from './support/digestTables.ts';
import { idsIn } from './support/idsIn.ts';
import { kindOfId, type OwnedThings, ownedThings } from './support/ownedThings.ts';
import { validFields } from './support/validFields.ts';

const applet = await buildApplet();
const own = await ownedThings(applet, 'demo', 1);
const sister = await ownedThings(applet, 'demo', 2);
const foreign = await ownedThings(applet, 'rival', 3);

/** Nobody's own: cities are there for all, clubs and scenic spots for whoever is privileged. V4, V5 */
const shared = ['city_id', 'shop_record_id'];
/** An id that means nothing: a copy of a group-buy may bring those of what it was copied from. B7 */
const meaningless = ['/api/applet/groupon/release products.id'];

/** Whoever may not read it is refused whatever he asks about; whoever may has a test of his own. K10 */
const notTheirs = [journalList.path];

const named = routes.flatMap(({ row }) => {
  const ids = idsIn(row).filter((path) => !meaningless.includes(`${row.path} ${path}`));
  return ids.length > 0 ? [{ row, path: row.path, ids }] : [];
});
const rows = named.filter(
  ({ row, ids }) => !notTheirs.includes(row.path) && !ids.every((path) => kindOfId(row, path) === 'city_id'),
);
const single = rows.flatMap(({ ids, ...each }) => (ids.length > 1 ? ids.map((name) => ({ ...each, ids, name })) : []));

const unchanged = () => digestTables(applet.database);

/** One line of each list of a request, beside its id. */
const lines: Readonly<Record<string, object>> = {
  spec: { name: '大份', price: '12.50' },
  products: { name: '米', price: '1', description: '', limit: 0, img: '', amount: 1 },
};

/** A well-formed call about own things, but for some ids; of a list the second line has such an id, the first its own. */
function fieldsOf(row: Endpoint, others: readonly string[], from: OwnedThings): Record<string, string> {
  const fields: Record<string, string> = { ...validFields(row, own) };
  for (const path of others) {
    const kind = kindOfId(row, path);
    const [name = '', inner] = path.split('.');
    const id = from[kind] ?? '1';
    if (inner === undefined) fields[name] = id;
    else {
      const line = lines[name];
      if (!line) throw new Error(`No line of "${name}" is known here: add one.`);
      fields[name] = JSON.stringify([
        { ...line, id: Number(own[kind]) },
        { ...line, id: Number(id) },
      ]);
      // Lines of prices belong to goods of several.
      if (name === 'spec') fields.type = '2';
    }
  }
  return fields;
}

it('every kind of id is at hand, in both shops and of both merchants, and every row that names one is walked', () => {
  const kinds = new Set(rows.flatMap(({ row, ids }) => ids.map((path) => kindOfId(row, path))));
  for (const kind of shared) kinds.delete(kind);
  for (const things of [own, sister, foreign]) {
    expect(Object.keys(things)).toEqual(expect.arrayContaining([...kinds]));
    expect(Object.entries(things).filter(([, id]) => id === 'undefined')).toEqual([]);
  }
  expect(rows.length).toBeGreaterThan(38);
  expect(rows.flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining(['spec.id', 'products.id', 'b_tag_id']));
});

it('a change anywhere is noticed', async () => {
  const before = await unchanged();
  await applet.ask(tagAdd, { shop_id: 3, name: '新的' }, 'rival');
  const after = await unchanged();
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual(['tags', 'journal']);
});

it.each(rows)('T5 $path with ids of another merchant answers 403 and changes nothing', async ({ row, ids }) => {
  const before = await unchanged();
  expect((await applet.send(row, fieldsOf(row, ids, foreign), 'demo')).status).toBe(403);
  expect(await unchanged()).toEqual(before);
});

it.each(single)(
  'T5 $path with only $name of another merchant is refused and changes nothing',
  async ({ row, name }) => {
    const before = await unchanged();
    const { errcode } = await applet.send(row, fieldsOf(row, [name], foreign), 'demo');
    expect([403, 404]).toContain(errcode);
    expect(await unchanged()).toEqual(before);
  },
);

it.each(single)(
  'T5 $path with only $name of another own shop is refused and changes nothing',
  async ({ row, name }) => {
    const before = await unchanged();
    const { errcode } = await applet.send(row, fieldsOf(row, [name], sister), 'demo');
    expect([400, 403, 404, 409]).toContain(errcode);
    expect(await unchanged()).toEqual(before);
  },
);

// Last, for these are done; what deletes comes at the very end.
const done = rows.filter(({ row }) => !/\/del(?:ete)?\b/.test(row.path));
it.each(done)('T5 $path about own things is not refused for whose they are', async ({ row, ids }) => {
  const isPrivileged = ids.some((path) => kindOfId(row, path) === 'shop_record_id');
  const fields = validFields(row, isPrivileged ? {} : own);
  const { errcode } = await applet.send(row, fields, isPrivileged ? 'admin' : 'demo');
  expect([0, 400, 409]).toContain(errcode);
});
