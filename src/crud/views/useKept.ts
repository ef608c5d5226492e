import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';

/**
 * Something this browser keeps for the signed-in merchant, live in this tab and the others.
 *
 * `read` has to be a function that stays the same. Nothing is kept while nobody is signed in.
 */
export function useKept<Value>(
  name: string,
  read: (kept: unknown) => Value,
): readonly [Value, (next: unknown) => boolean] {
  const { local } = useProviders();
  const profile = useProfile();
  const key = profile && `${name}.${ownerOf(profile)}`;
  // A text can be compared: the store reads a new value at every look.
  const text = useSyncExternalStore(local.subscribe, () =>
    key === null ? '' : (JSON.stringify(local.get(key)) ?? ''),
  );
  const value = useMemo(() => read(text === '' ? undefined : JSON.parse(text)), [text, read]);
  const keep = useCallback((next: unknown) => key !== null && local.set(key, next), [local, key]);
  return [value, keep];
}
