import * as z from 'zod/mini';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import type { Endpoint } from '#schemas/endpoints/endpoint.ts';

/** What of a record an answer can hold under this name: a made-up value that its row would not take is left out. */
export function fittingRecord(row: Endpoint, name: string, record: DataRecord): Values {
  const schema = recordSchema(row, name);
  if (!schema) return record;
  const fits = ([key, value]: readonly [string, unknown]) => {
    const field = schema.def.shape[key];
    return field === undefined || z.safeEncode(field, value as never).success;
  };
  return Object.fromEntries(Object.entries(record).filter(fits));
}

/** Under which names an answer holds lists of records. */
export const rowsOfRecords = (row: Endpoint): readonly string[] =>
  Object.keys(row.response.def.shape).filter((name) => recordSchema(row, name)?.def.shape.id !== undefined);

/** How a record stands in an answer, alone or in a list; undefined where nothing of the kind stands there. */
export function recordSchema({ response }: Endpoint, name: string): z.ZodMiniObject | undefined {
  const held: unknown = response.def.shape[name];
  const one = held instanceof z.ZodMiniArray ? held.def.element : held;
  return one instanceof z.ZodMiniObject ? one : undefined;
}
