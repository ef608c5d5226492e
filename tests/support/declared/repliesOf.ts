import type { Resource } from '#crud/Resource.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';
import { endpoints } from '#schemas/endpoints/table.ts';
import { codes, Refusal } from '../../../server/refusals.ts';
import { wireOf } from '../answers.ts';
import type { RecordStore } from './createRecordStore.ts';
import { fittingRecord, rowsOfRecords } from './fittingRecord.ts';
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
    ...savingReplies(resource, store, calls),
    ...(calls.deleteOne ? [deleteReply(resource, store, calls.deleteOne)] : []),
    ...(order ? [swapReply(resource, store, order)] : []),
  ];
}

/** Where one row both makes and changes, whether a call names a record tells which of them is meant. V4 */
function savingReplies(
  resource: Resource,
  store: RecordStore,
  { create, update }: Resource['calls'],
): readonly Reply[] {
  const making = create && createReply(resource, store, create);
  const changing = update && updateReply(resource, store, update);
  if (making && changing && making.row === changing.row) {
    const { id } = spotsOf(({ scope, id }) => update.request({ scope, id, values: {} }));
    const meant = (fields: Values) => (id !== undefined && fields[id] !== undefined ? changing : making);
    return [{ ...making, reply: (fields) => meant(fields).reply(fields) }];
  }
  return [...(making ? [making] : []), ...(changing ? [changing] : [])];
}

type CallOf<Verb extends keyof Resource['calls']> = NonNullable<Resource['calls'][Verb]>;

function listReply(resource: Resource, store: RecordStore, call: CallOf<'getList'>): Reply {
  const spots = spotsOf(({ scope, page, size }) => call.request({ scope, page, size, filters: {} }));
  const { filters = [], records, total } = call;
  return {
    ...at(resource, store, 'getList', call.row, spots),
    reply(fields) {
      const wanted = (record: DataRecord) =>
        filters.every((name) => fields[name] === undefined || fields[name] === record[name]);
      const found = store.list(resource, scopeAt(fields, spots)).filter(wanted);
      const size = numberAt(fields, spots.size, found.length);
      const from = (numberAt(fields, spots.page, 1) - 1) * size;
      const counted = total === undefined || total === 'all' ? {} : { [total]: found.length };
      const shown = found.slice(from, from + size).map((record) => fittingRecord(call.row, records, record));
      return wireOf(call.row, { [records]: shown, ...counted });
    },
  };
}

function oneReply(resource: Resource, store: RecordStore, { row, record, ...call }: CallOf<'getOne'>): Reply {
  const spots = spotsOf(({ scope, id }) => call.request({ scope, id }));
  return {
    ...at(resource, store, 'getOne', row, spots),
    reply(fields) {
      const scope = placeOf(resource, store, spots, fields);
      if (typeof record !== 'string') return wireOf(row, everyRecord(resource, store, row));
      const found =
        spots.id === undefined ? store.list(resource, scope)[0] : store.find(resource, scope, Number(fields[spots.id]));
      return wireOf(row, { [record]: fittingRecord(row, record, found ?? refuseMissing(resource)) });
    },
  };
}

function createReply(resource: Resource, store: RecordStore, call: CallOf<'create'>): Reply {
  const spots = spotsOf(({ scope }) => call.request({ scope, values: {} }));
  return {
    ...at(resource, store, 'create', call.row, spots),
    reply(fields) {
      const values = valuesAt(fields, spots);
      if (!isRuled(call.row)) refuseBroken(resource, values, 'create');
      return wireOf(call.row, { [call.id]: store.add(resource, scopeAt(fields, spots), values).id });
    },
  };
}

function updateReply(resource: Resource, store: RecordStore, call: CallOf<'update'>): Reply {
  const spots = spotsOf(({ scope, id }) => call.request({ scope, id, values: {} }));
  return {
    ...at(resource, store, 'update', call.row, spots),
    reply(fields) {
      const scope = placeOf(resource, store, spots, fields);
      const record = existing(
        resource,
        store,
        scope,
        numberAt(fields, spots.id, Number(store.list(resource, scope)[0]?.id ?? 0)),
      );
      const values = valuesAt(fields, spots);
      if (!isRuled(call.row)) refuseBroken(resource, { ...record, ...values }, 'update');
      store.change(resource, scope, record.id, values);
      return wireOf(call.row);
    },
  };
}

function deleteReply(resource: Resource, store: RecordStore, call: CallOf<'deleteOne'>): Reply {
  const spots = spotsOf(({ scope, id }) => call.request({ scope, id }));
  return {
    ...at(resource, store, 'deleteOne', call.row, spots),
    reply(fields) {
      const scope = placeOf(resource, store, spots, fields);
      store.remove(resource, scope, existing(resource, store, scope, numberAt(fields, spots.id, 0)).id);
      return wireOf(call.row);
    },
  };
}

function swapReply(resource: Resource, store: RecordStore, call: NonNullable<Resource['order']>): Reply {
  const spots = spotsOf(({ scope, id: a, other: b }) => call.request({ scope, a, b }));
  return {
    ...at(resource, store, 'order', call.row, spots),
    reply(fields) {
      const scope = placeOf(resource, store, spots, fields);
      const [a, b] = [spots.id, spots.other].map((spot) => existing(resource, store, scope, numberAt(fields, spot, 0)));
      if (a && b) store.swap(resource, scope, a.id, b.id);
      return wireOf(call.row);
    },
  };
}

const at = (resource: Resource, store: RecordStore, verb: Reply['verb'], row: Endpoint, spots: Spots) => ({
  verb,
  row,
  scopeIn: (fields: Values) => placeOf(resource, store, spots, fields),
});

/** The shop a call is about: the one it names, or else the one that holds the record it names. */
function placeOf(resource: Resource, store: RecordStore, spots: Spots, fields: Values): Scope {
  if (spots.scope !== undefined || resource.scope === 'global' || spots.id === undefined) return scopeAt(fields, spots);
  return store.scopeOf(resource, Number(fields[spots.id]));
}

/** Only a finder knows where the record stands: every list of records holds all of them. */
const everyRecord = (resource: Resource, store: RecordStore, row: Endpoint): Values =>
  Object.fromEntries(
    rowsOfRecords(row).map((name) => [name, store.all(resource).map((record) => fittingRecord(row, name, record))]),
  );

/** The rows of the specification refuse by themselves what breaks a rule. */
const isRuled = (row: Endpoint): boolean => Object.values(endpoints).includes(row);

const existing = (resource: Resource, store: RecordStore, scope: Scope, id: RecordId): DataRecord =>
  store.find(resource, scope, id) ?? refuseMissing(resource);

/** An id of another shop is as good as none. */
function refuseMissing({ label }: Resource): never {
  throw new Refusal(codes.notFound, `${label}不存在`);
}
