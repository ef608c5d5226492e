import { useEffect, useMemo, useState } from 'react';
import type { NameOf } from '#fields/Cell.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import type { Resource } from '../../Resource.ts';
import { finds, mayBeSound, type SoundsLike } from './finds.ts';
import { loadPinyin } from './loadPinyin.ts';
import { wordsOf } from './wordsOf.ts';

/** Finds what was typed among records, at once as it is written, and by its sound as soon as sounds are there. */
export function useSearch(resource: Resource, typed: string, nameOf: NameOf) {
  const [soundsLike, setSoundsLike] = useState<SoundsLike>();
  const [wanted, setWanted] = useState(false);
  const needed = wanted || (typed !== '' && mayBeSound(typed));

  useEffect(() => {
    if (!needed) return;
    let gone = false;
    // Without sounds the search still finds what is written.
    loadPinyin().then(
      (sounds) => gone || setSoundsLike(() => sounds.soundsLike),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [needed]);

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
  return { search, prepare: () => setWanted(true) };
}
