import * as z from 'zod/mini';
import type { Codec } from '../codecs/structure.ts';
import { isEmpty } from '../rules/rule.ts';
import type { StoredField, StoredFields } from './StoredResource.ts';
import { keptCodecs } from './storedKinds.ts';

/** What a record was saved with, as an answer spells it, under the names its fields had then. */
export type Kept = Readonly<Record<string, unknown>>;

/** Under which names a field may be kept, today's first. */
export const namesOf = (name: string, { was = [] }: Pick<StoredField, 'was'>): readonly string[] => [name, ...was];

/** What is kept of a field: under its name, else under one it had before; nothing saved is ever taken away. */
export function keptOf(kept: Kept, name: string, field: Pick<StoredField, 'was'>): unknown {
  const under = namesOf(name, field).find((each) => Object.hasOwn(kept, each));
  return under === undefined ? undefined : kept[under];
}

/** Reads records by a declaration; a value that does not fit its field any more is read as missing, and stays kept. */
export function readerOf(fields: StoredFields): (kept: Kept) => Record<string, unknown> {
  const codecs = Object.entries(keptCodecs(fields));
  return (kept) =>
    Object.fromEntries(
      codecs.flatMap(([name, codec]) => {
        const value = keptOf(kept, name, fields[name] ?? {});
        if (value === undefined || value === null) return [];
        const read = z.safeDecode(codec, value);
        return read.success ? [[name, read.data]] : [];
      }),
    );
}

/** Whether what is kept of a field is something it cannot read. */
export function isMisfit(codec: Codec, value: unknown): boolean {
  return !isEmpty(value) && !z.safeDecode(codec, value).success;
}
