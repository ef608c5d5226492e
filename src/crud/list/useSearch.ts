import { useMemo } from 'react';
import type { NameOf } from '#fields/Cell.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { finds, type SoundsLike } from '../query/finds.ts';
import { useSounds } from '../query/useSounds.ts';
import { wordsOf } from '../query/wordsOf.ts';
import type { Resource } from '../Resource.ts';

/** Finds what was typed among records, at once as it is written, and by its sound as soon as sounds are there. */
export function useSearch(resource: Resource, typed: string, nameOf: NameOf) {
  const { soundsLike, prepare } = useSounds(typed);

  const find = useMemo(() => {
    const known = new WeakMap<DataRecord, readonly string[]>();
    const words = (record: DataRecord) => {
      const before = known.get(record) ?? wordsOf(resource, record, nameOf);
      known.set(record, before);
      return before;
    };
    return (record: DataRecord, typed: string, sound: SoundsLike | undefined) => finds(words(record), typed, sound);
  }, [resource, nameOf]);

  const search = useMemo(
    () => (records: readonly DataRecord[]) =>
      typed === '' ? records : records.filter((record) => find(record, typed, soundsLike)),
    [find, typed, soundsLike],
  );
  return { search, prepare };
}
