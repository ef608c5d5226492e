import * as z from 'zod/mini';
import type { Resource } from '#crud/Resource.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { codes, Refusal } from '../../../server/refusals.ts';
import type { RecordStore } from './createRecordStore.ts';
import { refuseBroken } from './refuseBroken.ts';
import { numberAt, type Spots, scopeAt, spotsOf, valuesAt } from './spotsOf.ts';

/** A row of a resource, and how it is answered. `fields` are what the caller sent, read by the row. */
export interface Reply {
  readonly row: Endpoint;
  readonly verb: keyof Resource['calls'] | 'order';
  /** The shop of the call; undefined where it names none. */
  scopeIn(fields: Values): Scope;
  /** Gives the answer's fields as they stand on the wire. @throws Refusal */
  reply(fields: Values): object;
}

/** How each call of a resource is answered from a store. */
export function repliesOf(resource: Resource, store: RecordStore): readonly Reply[] {
  const { calls, order } = resource;
  return [
    ...(calls.getList ? [listReply(resource, store, calls.getList)] : []),
    ...(calls.getOne ? [oneReply(resource, store, calls.getOne)] : []),
    ...(calls.create ? [createReply(resource, store, calls.create)] : []),
    ...(calls.update ? [updateReply(resource, store, calls.update)] : []),
    ...(calls.deleteOne ? [deleteReply(resource, store, calls.deleteOne)] : []),
    ...(order ? [swapReply(resource, store, order)] : []),
  ];
}

type CallOf<Verb extends keyof Resource['calls']> = NonNullable<Resource['calls'][Verb]>;

function listReply(resource: Resource, store: RecordStore, call: CallOf<'getList'>): Reply {
  const spots = spotsOf(({ scope, page, size }) => call.request({ scope, page, size, filters: {} }));
  const { filters = [], records, total } = call;
  return {
    ...at('getList', call.row, spots),
    reply(fields) {
      const wanted = (record: DataRecord) =>
        filters.every((name) => fields[name] === undefined || fields[name] === record[name]);
      const found = store.list(resource, scopeAt(fields, spots)).filter(wanted);
      const size = numberAt(fields, spots.size, found.length);
      const from = (numberAt(fields, spots.page, 1) - 1) * size;
      const counted = total === undefined || total === 'all' ? {} : { [total]: found.length };
      return encode(call.row, { [records]: found.slice(from, from + size), ...counted });
    },
  };
}

function oneReply(resource: Resource, store: RecordStore, { row, record, ...call }: CallOf<'getOne'>): Reply {
  const spots = spotsOf(({ scope, id }) => call.request({ scope, id }));
  return {
    ...at('getOne', row, spots),
    reply(fields) {
      const scope = scopeAt(fields, spots);
      const found =
        spots.id === undefined ? store.list(resource, scope)[0] : store.find(resource, scope, Number(fields[spots.id]));
      if (typeof record !== 'string') throw new Error(`Failed to serve ${row.path}: only its finder knows the record.`);
      return encode(row, { [record]: found ?? refuseMissing(resource) });
    },
  };
}

function createReply(resource: Resource, store: RecordStore, call: CallOf<'create'>): Reply {
  const spots = spotsOf(({ scope }) => call.request({ scope, values: {} }));
  return {
    ...at('create', call.row, spots),
    reply(fields) {
      const values = valuesAt(fields, spots);
      refuseBroken(resource, values);
      return encode(call.row, { [call.id]: store.add(resource, scopeAt(fields, spots), values).id });
    },
  };
}

function updateReply(resource: Resource, store: RecordStore, call: CallOf<'update'>): Reply {
  const spots = spotsOf(({ scope, id }) => call.request({ scope, id, values: {} }));
  return {
    ...at('update', call.row, spots),
    reply(fields) {
      const scope = scopeAt(fields, spots);
      const record = existing(
        resource,
        store,
        scope,
        numberAt(fields, spots.id, store.list(resource, scope)[0]?.id ?? 0),
      );
      const values = valuesAt(fields, spots);
      refuseBroken(resource, { ...record, ...values });
      store.change(resource, scope, record.id, values);
      return encode(call.row, {});
    },
  };
}

function deleteReply(resource: Resource, store: RecordStore, call: CallOf<'deleteOne'>): Reply {
  const spots = spotsOf(({ scope, id }) => call.request({ scope, id }));
  return {
    ...at('deleteOne', call.row, spots),
    reply(fields) {
      const scope = scopeAt(fields, spots);
      store.remove(resource, scope, existing(resource, store, scope, numberAt(fields, spots.id, 0)).id);
      return encode(call.row, {});
    },
  };
}

function swapReply(resource: Resource, store: RecordStore, call: NonNullable<Resource['order']>): Reply {
  const spots = spotsOf(({ scope, id: a, other: b }) => call.request({ scope, a, b }));
  return {
    ...at('order', call.row, spots),
    reply(fields) {
      const scope = scopeAt(fields, spots);
      const [a, b] = [spots.id, spots.other].map((spot) => existing(resource, store, scope, numberAt(fields, spot, 0)));
      if (a && b) store.swap(resource, scope, a.id, b.id);
      return encode(call.row, {});
    },
  };
}

const at = (verb: Reply['verb'], row: Endpoint, spots: Spots) => ({
  verb,
  row,
  scopeIn: (fields: Values) => scopeAt(fields, spots),
});

const encode = ({ response }: Endpoint, fields: Values): object => z.encode(response, fields);

const existing = (resource: Resource, store: RecordStore, scope: Scope, id: RecordId): DataRecord =>
  store.find(resource, scope, id) ?? refuseMissing(resource);

/** An id of another shop is as good as none. */
function refuseMissing({ label }: Resource): never {
  throw new Refusal(codes.notFound, `${label}不存在`);
}
