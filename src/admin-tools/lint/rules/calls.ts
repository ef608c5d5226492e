import type { Declared } from '#crud/declare/complete.ts';
import type { When } from '#crud/Resource.ts';
import { exampleRecord } from '#fields/examples.ts';
import type { AnyField, FieldMap } from '#fields/Field.ts';
import { kinds } from '#fields/kinds.ts';
import type { Calls, Values } from '#providers/data/calls.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { memoize } from '#schemas/memoize.ts';
import { type Finding, found } from '../Finding.ts';
import type { Rule } from '../ProductFacts.ts';
import { columnsOf } from './lists.ts';

/** Stands for a shop in a request that is only looked at. */
const SHOP = 987_654_321;
const QUERY = { scope: SHOP, id: 1, page: 1, size: 1, filters: {} };

/** The calls of a declaration, derived ones as they come out. */
export const callsOf = memoize(
  (declared: Declared): Calls =>
    typeof declared.calls === 'function' ? declared.calls(declared).calls : declared.calls,
);

/** What a call would send; undefined where it cannot be told without a real record. */
function sentBy<Input>(call: { request(input: Input): object } | undefined, input: Input): Values | undefined {
  try {
    return call && Object.fromEntries(Object.entries(call.request(input)));
  } catch {
    return undefined;
  }
}
const names = (sent: Values | undefined): boolean => sent === undefined || Object.values(sent).includes(SHOP);

/** Whatever belongs to a shop is asked for with it. R8 */
export const scoped: Rule = (declared) => {
  if (declared.scope !== 'shop') return [];
  const { getList, getOne, create } = callsOf(declared);
  const values = exampleRecord(writtenIn(declared.fields), 1);
  const bad = (verb: keyof Calls) => found('unscoped-call', ['calls', verb], `${verb} 的请求里没有店铺`, { at: 'key' });
  const isFound = getOne && (getOne.owner === 'list' || typeof getOne.record !== 'string');
  return [
    ...(names(sentBy(getList, QUERY)) ? [] : [bad('getList')]),
    ...(isFound || names(sentBy(getOne, QUERY)) ? [] : [bad('getOne')]),
    ...(names(sentBy(create, { scope: SHOP, values })) ? [] : [bad('create')]),
  ];
};

/** Rows are of the table, and of the method their verb needs. */
export const rows: Rule = (declared, { rows: known }) => {
  if (typeof declared.calls === 'function') return [];
  return Object.entries(callsOf(declared)).flatMap(([verb, { row }]: [string, { readonly row: Endpoint }]) => {
    return [
      ...(fits(verb, row) ? [] : [found('wrong-method', ['calls', verb, 'row'], `${verb} 用了 ${row.method}`)]),
      ...(known && !known.has(row) ? [found('unlisted-call', ['calls', verb, 'row'], `${row.path} 不在接口表里`)] : []),
    ];
  });
};

/** The applet deletes by either. */
const fits = (verb: string, { method }: Endpoint): boolean =>
  verb === 'deleteOne' || method === (verb.startsWith('get') ? 'GET' : 'POST');

const isCovered = ({ kind }: AnyField): boolean => kind === 'dayRange' || kind === 'computed';
const writtenIn = (fields: FieldMap): FieldMap =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.readOnly && !isCovered(field)));

/** What a form asks for is sent. */
export const carried: Rule = (declared) => {
  const written = writtenIn(declared.fields);
  const { create, update } = callsOf(declared);
  const sections = declared.form?.sections;
  const seen = new Set(sections?.flatMap(({ fields }) => fields));
  const example = exampleRecord(written, 1);
  const writes = [
    ...(create
      ? [{ verb: 'create', row: create.row, send: (values: Values) => sentBy(create, { scope: SHOP, values }) }]
      : []),
    ...(update
      ? [{ verb: 'update', row: update.row, send: (values: Values) => sentBy(update, { scope: SHOP, id: 1, values }) }]
      : []),
  ].map((write) => ({ ...write, whole: write.send(example) }));
  const asked = Object.keys(written).filter((name) => !sections || seen.has(name));
  return asked.flatMap((name): readonly Finding[] => {
    if (example[name] === undefined) return [];
    const lost = writes.flatMap(({ verb, row, send, whole }) => {
      // Most often it goes out under its own name, and nothing has to be made for it alone.
      if (whole && name in whole && name in row.request.shape) return [];
      const values = { ...example, ...meeting(declared.form?.when?.[name]) };
      const { [name]: _, ...others } = values;
      const [sent, rest] = [send(values), send(others)];
      // Whatever it is called on the wire: without its value something else would be sent.
      if (!sent || !rest || (name in sent && name in row.request.shape)) return [];
      return known(row, sent) === known(row, rest) ? [verb] : [];
    });
    const what = `${lost.join(' 和 ')} 不会送出 "${name}"`;
    return lost.length > 0 ? [found('dropped-field', ['fields', name], what, { at: 'key' })] : [];
  });
};

/** What of a request its row knows, as a text to compare. */
const known = ({ request }: Endpoint, sent: Values): string =>
  JSON.stringify(Object.entries(sent).filter(([name]) => name in request.shape));

/** Values with which a field is in sight; a circle is another rule's. */
const meeting = (needs: When[string] = {}): Values =>
  Object.fromEntries(Object.entries(needs).map(([on, [first]]) => [on, first]));

/** What a list shows is answered. */
export const answered: Rule = (declared) => {
  const { getList } = callsOf(declared);
  const held = getList && shapeAt(getList.row.response, getList.records);
  if (!held) return [];
  return (columnsOf(declared) ?? []).flatMap((name, nth) => {
    const field = declared.fields[name];
    if (!field || name in held || isCovered(field) || kinds[field.kind].unseen) return [];
    if (declared.list?.late?.[name] !== undefined) return [];
    const place = Array.isArray(declared.list?.columns) ? nth : name;
    const at = typeof place === 'string' ? ({ at: 'key' } as const) : {};
    return [found('unanswered-field', ['list', 'columns', place], `列表的应答里没有 "${name}"`, at)];
  });
};

/** The fields of the records an answer holds; undefined where its codec does not tell. */
function shapeAt(response: unknown, records: string): object | undefined {
  const at = (value: unknown, ...keys: readonly string[]): unknown =>
    keys.reduce<unknown>(
      (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
      value,
    );
  let codec: unknown = at(response, 'shape', records);
  for (let depth = 0; depth < 8; depth += 1) {
    const def = at(codec, '_zod', 'def');
    const shape = at(def, 'shape');
    if (typeof shape === 'object' && shape !== null) return shape;
    codec = at(def, 'element') ?? at(def, 'out') ?? at(def, 'innerType') ?? at(def, 'in');
  }
  return undefined;
}

/** A form is saved by something. */
export const saved: Rule = (declared) => {
  const { create, update } = callsOf(declared);
  return declared.form && !create && !update
    ? [found('idle-form', ['form'], '没有 create 也没有 update', { at: 'key' })]
    : [];
};
