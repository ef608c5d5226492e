import type { Resource } from '#crud/Resource.ts';
import { exampleRecord } from '#fields/examples.ts';
import type { DataRecord, RecordId, Scope, Values } from '#providers/data/calls.ts';

/** What a store starts with. */
export interface Seed {
  /** The shops that hold records from the start; 1 and 2 where nothing is said. */
  readonly shops?: readonly number[];
  /** How many records each scope starts with; as many as the resource has examples where nothing is said. */
  readonly rows?: number;
  /** Makes a record of an example: its texts may tell whose it is. */
  readonly vary?: (example: Values, of: Place) => Values;
}

/** Where a record of the beginning stands. */
export interface Place {
  readonly resource: Resource;
  readonly scope: Scope;
  /** From 0. */
  readonly index: number;
}

/** The records of declared resources, in memory; ids count from 1 and are given once, whatever the shop. */
export interface RecordStore {
  /** In the order a list shows them. */
  list(resource: Resource, scope: Scope): readonly DataRecord[];
  /** Of every shop. */
  all(resource: Resource): readonly DataRecord[];
  find(resource: Resource, scope: Scope, id: RecordId): DataRecord | undefined;
  /** Whose a record is; undefined for what belongs to no shop, and for an id that nothing has. */
  scopeOf(resource: Resource, id: RecordId): Scope;
  /** Puts a new record first, or last where the merchant sorts by hand. */
  add(resource: Resource, scope: Scope, values: Values): DataRecord;
  /** Fields left out stay as they are; does nothing to a record that is not there. */
  change(resource: Resource, scope: Scope, id: RecordId, values: Values): void;
  remove(resource: Resource, scope: Scope, id: RecordId): void;
  /** Two records change places. */
  swap(resource: Resource, scope: Scope, a: RecordId, b: RecordId): void;
}

/** A store over the examples of these resources. */
export function createRecordStore(resources: readonly Resource[], seed: Seed = {}): RecordStore {
  const held = new Map<string, readonly DataRecord[]>();
  let last = 0;
  const keyOf = (resource: Resource, scope: Scope) => `${resource.name} ${scope ?? 'all'}`;
  const list = (resource: Resource, scope: Scope) => held.get(keyOf(resource, scope)) ?? [];
  const keep = (resource: Resource, scope: Scope, records: readonly DataRecord[]) =>
    held.set(keyOf(resource, scope), records);
  const give = (values: Values): DataRecord => {
    last += 1;
    return { ...values, id: last };
  };

  for (const resource of resources) {
    const scopes = resource.scope === 'shop' ? (seed.shops ?? [1, 2]) : [undefined];
    for (const scope of scopes) keep(resource, scope, beginning(resource, scope, seed).map(give));
  }
  const shops = new Set(seed.shops ?? [1, 2]);

  return {
    list,
    find: (resource, scope, id) => list(resource, scope).find((record) => record.id === id),
    all: (resource) => [undefined, ...shops].flatMap((scope) => list(resource, scope)),
    scopeOf: (resource, id) => [...shops].find((shop) => list(resource, shop).some((record) => record.id === id)),
    add(resource, scope, values) {
      if (scope !== undefined) shops.add(scope);
      const record = give(values);
      const before = list(resource, scope);
      keep(resource, scope, resource.order ? [...before, record] : [record, ...before]);
      return record;
    },
    change(resource, scope, id, values) {
      const change = (record: DataRecord) => (record.id === id ? { ...record, ...values, id } : record);
      keep(resource, scope, list(resource, scope).map(change));
    },
    remove(resource, scope, id) {
      keep(
        resource,
        scope,
        list(resource, scope).filter((record) => record.id !== id),
      );
    },
    swap(resource, scope, a, b) {
      const records = list(resource, scope);
      const at = (id: RecordId) => records.find((record) => record.id === id);
      const turned = records.map((record) => (record.id === a ? at(b) : record.id === b ? at(a) : record));
      keep(
        resource,
        scope,
        turned.flatMap((record) => record ?? []),
      );
    },
  };
}

/** The declared examples first, made-up records after them. */
function beginning(resource: Resource, scope: Scope, { rows = resource.examples.length, vary = same }: Seed) {
  return Array.from({ length: rows }, (_, index) => {
    const example = resource.examples[index] ?? exampleRecord(resource.fields, index);
    return vary(example, { resource, scope, index });
  });
}

const same = (example: Values): Values => example;
