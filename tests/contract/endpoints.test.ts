import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { userInfo } from '#schemas/endpoints/shop.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { buildHttp, content, failureOf, serve } from '../support/builders.ts';
import { exampleOf } from '../support/exampleOf.ts';

/** The fields of a request as a plain reading of the row says, without the product's own encoder. */
function expectedFields(row: Endpoint): URLSearchParams {
  const spelled = z.encode(row.request, exampleOf(row.request));
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(spelled)) {
    expect(['string', 'number'], `${name} has a spelling`).toContain(typeof value);
    form.append(name, String(value));
  }
  return form;
}

/** Every number of an answer as a text, as some versions of the applet write them. */
function asTexts(wire: unknown): unknown {
  if (typeof wire === 'number') return String(wire);
  if (Array.isArray(wire)) return wire.map(asTexts);
  if (typeof wire !== 'object' || wire === null) return wire;
  return Object.fromEntries(Object.entries(wire).map(([name, value]) => [name, asTexts(value)]));
}

for (const [name, row] of Object.entries(endpoints)) {
  describe(name, () => {
    const request = exampleOf(row.request);
    const record = exampleOf(row.response);
    const wire = z.encode(row.response, record);

    it('T2 is called by its method and its exact path', async () => {
      const heard = serve(row, () => content(wire));
      await buildHttp().call(row, request);
      expect(heard.map(({ method, url }) => [method, url.pathname])).toEqual([[row.method, row.path]]);
    });

    it('T2 sends its fields in order, byte by byte, and nothing else', async () => {
      const heard = serve(row, () => content(wire));
      await buildHttp().call(row, request);
      const fields = expectedFields(row).toString();
      const [query, body] = row.method === 'GET' ? [fields, ''] : ['', fields];
      expect(heard[0]?.url.search.replace('?', '')).toBe(query);
      expect(heard[0]?.body).toBe(body);
      expect(heard[0]?.headers.get('Content-Type')).toBe(
        row.method === 'GET' ? null : 'application/x-www-form-urlencoded',
      );
    });

    it('T1 carries the session when there is one', async () => {
      const heard = serve(row, () => content(wire));
      await buildHttp('session-1').call(row, request);
      await buildHttp(null).call(row, request);
      expect(heard.map(({ headers }) => headers.get('Login-Session'))).toEqual(['session-1', null]);
    });

    it('T6 reads an answer whose fields stand at the top', async () => {
      serve(row, () => content(wire));
      const { call, lines } = buildHttp();
      expect(await call(row, request)).toEqual(record);
      expect(lines).toEqual([]);
    });

    it('T6 reads an answer whose fields stand under data', async () => {
      serve(row, () => content({ data: wire }));
      const { call, lines } = buildHttp();
      expect(await call(row, request)).toEqual(record);
      expect(lines).toEqual([]);
    });

    it('T6 reads numbers that are written as texts', async () => {
      serve(row, () => HttpResponse.json({ errcode: '0', data: asTexts(wire) }));
      const { call, lines } = buildHttp();
      expect(await call(row, request)).toEqual(record);
      expect(lines).toEqual([]);
    });

    it('T6 takes an answer without an errcode for content, and more fields than it knows', async () => {
      serve(row, () => HttpResponse.json({ ...wire, added_later: { by: 'applet' } }));
      expect(await buildHttp().call(row, request)).toEqual(record);
    });

    it('T6 an answer without its fields is told field by field, and is no failure', async () => {
      serve(row, () => content());
      const { call, lines } = buildHttp();
      await call(row, request);
      const missing = Object.entries(row.response.def.shape).filter(
        ([, field]) => !(field instanceof z.ZodMiniOptional),
      );
      expect(lines.length).toBeGreaterThanOrEqual(missing.length);
      for (const line of lines) expect(line).toContain(`${row.method} ${row.path}: the answer's field "`);
    });

    it('T3 is refused in the words of the applet, or in ours when it has none', async () => {
      serve(row, (nth) => content({ ...wire, errcode: 9, errmsg: nth === 1 ? '店铺已打烊' : '' }));
      const { call } = buildHttp();
      expect(await failureOf(call(row, request))).toMatchObject({
        kind: 'refused',
        sentence: '店铺已打烊',
        errcode: 9,
      });
      expect(await failureOf(call(row, request))).toMatchObject({
        kind: 'refused',
        sentence: '服务器错误，请稍后再试',
      });
    });

    it('T5 ends the session at HTTP 403', async () => {
      serve(row, () => HttpResponse.json({ errcode: 0, ...wire }, { status: 403 }));
      const { call, session } = buildHttp('session-1');
      expect(await failureOf(call(row, request))).toMatchObject({ kind: 'forbidden', sentence: '' });
      expect(session.get()).toBeNull();
    });

    it('T5 keeps the session at HTTP 500', async () => {
      serve(row, () => HttpResponse.json({ errcode: 0, ...wire }, { status: 500 }));
      const { call, session } = buildHttp('session-1');
      expect(await failureOf(call(row, request))).toMatchObject({ kind: 'http', sentence: '服务器错误，请稍后再试' });
      expect(session.get()).toBe('session-1');
    });
  });
}

it('T6 the user may stand at the top of the answer', async () => {
  const { user } = exampleOf(userInfo.response);
  serve(userInfo, () => content(user));
  expect(await buildHttp().call(userInfo, {})).toEqual({ user });
});
