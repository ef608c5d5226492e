import { useState } from 'react';
import type { RecordId, Scope } from '#providers/data/calls.ts';
import { ownerOf } from '#providers/session/createProfile.ts';
import { useProfile, useProviders } from '#providers/useProviders.ts';

/** Where this browser keeps the newest record of a list that a merchant has seen: by shop and by merchant. */
const seenKey = (resource: string, scope: Scope, owner: string): string => `seen.${resource}.${scope ?? ''}.${owner}`;

/** The newest record of each shop's list that the merchant has seen in this browser. OR-E9 */
export function useSeen(resource: string) {
  const { local } = useProviders();
  const profile = useProfile();
  const owner = profile && ownerOf(profile);
  const read = (scope: Scope): RecordId | undefined => {
    const kept = owner === null ? undefined : local.get(seenKey(resource, scope, owner));
    return typeof kept === 'number' && Number.isSafeInteger(kept) ? kept : undefined;
  };
  return {
    read,
    /** Notes that a newer one was seen; an older one changes nothing. */
    see(scope: Scope, newest: RecordId): void {
      if (owner !== null && newest > (read(scope) ?? 0)) local.set(seenKey(resource, scope, owner), newest);
    },
  };
}

/** The same as it was when the screen was opened: what the merchant sees meanwhile is still new on this visit. */
export function useSeenBefore(resource: string): (scope: Scope) => RecordId | undefined {
  const { read } = useSeen(resource);
  const [before] = useState(() => new Map<Scope, RecordId | undefined>());
  return (scope) => {
    if (!before.has(scope)) before.set(scope, read(scope));
    return before.get(scope);
  };
}
