import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getMswHandler } from 'fakerest';
import jsonServer from 'json-server';
import { bypass, http } from 'msw';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { f } from '#fields/f.ts';
import { jsonServerHabit, simpleRestHabit } from '#schemas/habit/dialects.ts';
import type { Habit } from '#schemas/habit/Habit.ts';
import { habitOf } from '#schemas/habit/habitOf.ts';
import { network } from '../../../tests/support/network.ts';
import { providerOf } from '../../../tests/support/providerOf.ts';
import { defineResource } from '../defineResource.ts';
import { callsBy } from './callsBy.ts';

const BASE = 'http://rest.test';
const books = Array.from({ length: 30 }, (_, nth) => ({
  ...{ id: nth + 1, title: `第 ${nth + 1} 本`, price: (nth * 7) % 30, lent: nth % 3 === 0, note: { shelf: nth } },
}));

const resourceOf = (habit: Habit) =>
  defineResource({
    name: 'books',
    label: '书',
    scope: 'global',
    fields: {
      title: f.text({ label: '书名' }),
      price: f.int({ label: '价格' }),
      lent: f.switch({ label: '借出' }),
    },
    calls: callsBy(habitOf(habit, { base: BASE }), 'book', {
      filters: { lent: ['eq'], price: ['eq', 'in', 'gte', 'lte'] },
      search: true,
      sorts: ['price'],
    }),
  });

/** The package itself, behind the address that the tests ask. */
function serveJsonServer() {
  let server: Server;
  beforeAll(async () => {
    const app = jsonServer.create();
    app.use(jsonServer.bodyParser);
    app.use(jsonServer.router(structuredClone({ books })));
    server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    const { port } = server.address() as AddressInfo;
    network.use(
      http.all(`${BASE}/*`, async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        const to = bypass(`http://127.0.0.1:${port}${pathname}${search}`, {
          method: request.method,
          headers: request.headers,
          ...(request.method !== 'GET' && { body: await request.text() }),
        });
        return fetch(to);
      }),
    );
  });
}

function serveSimpleRest() {
  const answer = getMswHandler({ baseUrl: BASE, data: { books: structuredClone(books) } });
  beforeEach(() => network.use(http.all(`${BASE}/*`, answer)));
}

describe.each([
  ['json-server', jsonServerHabit, serveJsonServer],
  ['a simple REST server', simpleRestHabit, serveSimpleRest],
])('%s', (_, habit, serve) => {
  serve();
  const provider = providerOf(resourceOf(habit));
  const of = { resource: 'books' };
  const list = (asked: Pick<Parameters<typeof provider.getList>[0], 'filters' | 'sorters'> = {}, page = 1) =>
    provider.getList({ ...of, pagination: { currentPage: page, pageSize: 20 }, ...asked });

  it('lists page by page with its total, ids as texts', async () => {
    const { data, total } = await list({}, 2);
    expect([data.length, total, data[0]?.id]).toEqual([10, 30, '21']);
  });

  it('sorts, narrows and looks for words by itself', async () => {
    const { data } = await list({ sorters: [{ field: 'price', order: 'desc' }] });
    expect(data.slice(0, 3).map(({ price }) => price)).toEqual([29, 28, 27]);
    const between = [
      { field: 'price', operator: 'gte', value: 5 } as const,
      { field: 'price', operator: 'lte', value: 9 } as const,
    ];
    expect((await list({ filters: between })).total).toBe(5);
    expect((await list({ filters: [{ field: 'price', operator: 'in', value: [3, 4] }] })).total).toBe(2);
    expect((await list({ filters: [{ field: 'lent', operator: 'eq', value: true }] })).total).toBe(10);
    expect((await list({ filters: [{ field: '*', operator: 'contains', value: '30' }] })).total).toBe(1);
  });

  it('adds, changes one field and leaves the others, and deletes', async () => {
    const { data } = await provider.create({ ...of, variables: { title: '新书', price: 3, lent: false } });
    const id = data.id ?? '';
    expect(typeof id).toBe('string');
    await provider.update({ ...of, id, variables: { price: 4 } });
    expect((await provider.getOne({ ...of, id })).data).toMatchObject({ title: '新书', price: 4, lent: false });
    await provider.update({ ...of, id: '7', variables: { title: '第七本' } });
    // What the declaration does not name is still there.
    const answer = await fetch(`${BASE}/books/7`);
    expect(await answer.json()).toMatchObject({ title: '第七本', note: { shelf: 6 } });
    await provider.deleteOne({ ...of, id });
    expect((await list()).total).toBe(30);
  });
});
