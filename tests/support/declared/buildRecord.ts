import * as z from 'zod/mini';
import type { Resource } from '#crud/Resource.ts';
import { exampleRecord } from '#fields/examples.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { completed } from '../completed.ts';
import { fittingRecord, recordSchema, rowsOfRecords } from './fittingRecord.ts';

/**
 * A record of a resource as the applet would hold it: everything its rows promise, made of the declaration's own
 * example, with what is given in its place.
 *
 * The same at every run; another `seed`, any whole number, is another record.
 * @throws Error for a value that an answer cannot hold.
 */
export function buildRecord(resource: Resource, given: Values = {}, seed = 1): DataRecord {
  const { getList, getOne } = resource.calls;
  const call = getList ?? getOne;
  const name = call && (nameIn(call) ?? rowsOfRecords(call.row)[0]);
  const example = { ...(resource.examples[seed - 1] ?? exampleRecord(resource.fields, seed)), id: seed };
  const schema = call && name !== undefined ? recordSchema(call.row, name) : undefined;
  if (!call || name === undefined || !schema) return { ...example, ...given };
  const record = completed(schema, { ...fittingRecord(call.row, name, example), ...given });
  z.encode(schema, record);
  return { id: seed, ...record };
}

const nameIn = (call: NonNullable<Resource['calls']['getList' | 'getOne']>): string | undefined => {
  if ('records' in call) return call.records;
  return typeof call.record === 'string' ? call.record : undefined;
};
