import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Resource } from '../Resource.ts';
import { type Declared, declaredOf } from './declaredOf.ts';
import { ResourcesContext } from './ResourcesContext.ts';

const nothing: Declared = { get: () => undefined, load: () => new Promise(() => {}), subscribe: () => () => {} };

/** A declaration for a screen that needs it. */
export interface Awaited {
  /** Undefined until it is there. */
  readonly resource: Resource | undefined;
  /** Its code could not be fetched. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** A declaration as soon as it is there. */
export function useDeclared(declared: Declared = nothing): Awaited {
  const [failed, setFailed] = useState(false);
  const resource = useSyncExternalStore(declared.subscribe, declared.get);
  const load = useCallback(() => {
    setFailed(false);
    declared.load().catch(() => setFailed(true));
  }, [declared]);
  useEffect(() => {
    if (!declared.get()) load();
  }, [declared, load]);
  return { resource, failed, retry: load };
}

/** The resource of this name, for what is declared by name, such as a reference; undefined while it is on its way. */
export function useResource(name: string): Resource | undefined {
  const found = useContext(ResourcesContext).find((each) => each.name === name);
  return useDeclared(found && declaredOf(found)).resource;
}
