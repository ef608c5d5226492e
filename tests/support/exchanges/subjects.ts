import * as z from 'zod/mini';
import type { Resource } from '#crud/Resource.ts';
import { isScreen } from '#crud/Resource.ts';
import { exampleRecord } from '#fields/examples.ts';
import type { Calls, Values, WriteCall } from '#providers/data/calls.ts';
import { createDataProvider } from '#providers/data/createDataProvider.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Subject } from './Exchange.ts';

/** The shop of every exchange. */
export const SHOP = 3;
const ID = 7;

/** A row by itself. */
export const rowSubject = (name: string, row: Endpoint): Subject => ({
  name,
  rows: [row],
  example: exampleOf(row.request),
  ask: (call, given) => call(row, given),
});

/** Every verb of a resource, and every call beside the verbs. */
export const resourceSubjects = (resource: Resource): readonly Subject[] => [
  ...verbs.flatMap((verb) => (resource.calls[verb] ? [verbSubject(resource, verb)] : [])),
  ...besides(resource).map(([name, call, example]) => ({
    name: `${resource.name}.${name}`,
    rows: [call.row],
    example,
    ask: async (send: Parameters<Subject['ask']>[0], given: Values) => send(call.row, call.request(given as never)),
  })),
];

const verbs = ['getList', 'getOne', 'create', 'update', 'deleteOne'] as const;
export type Verb = (typeof verbs)[number];

/** A verb of a resource, asked for as the engine does: through the data provider. */
export function verbSubject(resource: Resource, verb: Verb, calls: Calls = resource.calls): Subject {
  const scope = resource.scope === 'shop' ? SHOP : undefined;
  const meta = { scope };
  const { name } = resource;
  const row = calls[verb]?.row;
  const reads = verb === 'update' && calls.update?.whole && calls.getOne ? [calls.getOne.row] : [];
  return {
    name: `${name}.${verb}`,
    rows: row ? [...reads, row] : [],
    example: exampleFor(resource, verb),
    async ask(call, given) {
      const provider = createDataProvider(call, { [name]: { calls } });
      const { id = 0, page, size, filters = {}, values = {} } = given as Asked;
      if (verb === 'getList') {
        const narrowed = Object.entries(filters).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
        const pagination = { currentPage: page ?? 1, pageSize: size ?? 20 };
        return provider.getList({ resource: name, pagination, filters: narrowed, meta });
      }
      if (verb === 'getOne') return provider.getOne({ resource: name, id, meta });
      if (verb === 'create') return provider.create({ resource: name, variables: values, meta });
      if (verb === 'update') return provider.update({ resource: name, id, variables: values, meta });
      return provider.deleteOne({ resource: name, id, meta });
    },
  };
}

interface Asked {
  readonly id?: number;
  readonly page?: number;
  readonly size?: number;
  readonly filters?: Values;
  readonly values?: Values;
}

function exampleFor(resource: Resource, verb: Verb): Values {
  const record = resource.examples[0] ?? exampleRecord(resource.fields, 1);
  const sent = (name: string) => !resource.fields[name]?.readOnly && resource.fields[name]?.kind !== 'dayRange';
  const values = Object.fromEntries(Object.entries(record).filter(([name]) => sent(name)));
  if (verb === 'getList') return { page: 2, size: 30, filters: filtersOf(resource) };
  if (verb === 'create') return { values };
  return verb === 'update' ? { id: ID, values } : { id: ID };
}

/** A value that the applet is asked to narrow by, for each field it narrows by. */
export function filtersOf({ calls, fields }: Resource): Values {
  const { row, filters = [] } = calls.getList ?? {};
  const shape = row?.request.def.shape ?? {};
  return Object.fromEntries(
    filters.map((name) => {
      const [option] = optionsIn(fields[name]);
      const codec: unknown = shape[name];
      return [name, option ?? (codec instanceof z.ZodMiniType ? exampleOf(codec, name) : 1)];
    }),
  );
}

const optionsIn = (field: Resource['fields'][string] | undefined): readonly unknown[] =>
  field && 'options' in field && Array.isArray(field.options) ? field.options.map(({ value }) => value) : [];

/** Calls beside the verbs: rows of nested lists that go, neighbours that change places, deeds of a row. */
function besides({ removals, order, actions, scope }: Resource): readonly (readonly [string, AnyWrite, Values])[] {
  const shop = scope === 'shop' ? { scope: SHOP } : {};
  const deeds = Object.entries(actions).flatMap(([name, action]) =>
    isScreen(action) || !action.call ? [] : [[name, action.call, { ...shop, id: ID }] as const],
  );
  const gone = Object.entries(removals).flatMap(([name, call]) =>
    call ? [[`removals.${name}`, call, { ...shop, id: ID, row: { id: 11 } }] as const] : [],
  );
  return [...(order ? [['order', order, { ...shop, a: ID, b: ID + 1 }] as const] : []), ...gone, ...deeds];
}

/** Of whatever it is given; what it is given is an example of the right one. */
type AnyWrite = WriteCall<Endpoint, never>;
