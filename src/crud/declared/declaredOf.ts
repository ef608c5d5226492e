import { oncePer } from '#schemas/oncePer.ts';
import type { Resource } from '../Resource.ts';
import type { LateResource } from './ResourceHead.ts';

/** A resource's declaration, there already or on its way. */
export interface Declared {
  /** Undefined until it is there. */
  get(): Resource | undefined;
  /** Fetches it once; what could not be fetched can be asked for again. */
  load(): Promise<Resource>;
  subscribe(listener: () => void): () => void;
}

/** The declaration of a resource, whole or late: the same one each time. */
export const declaredOf = oncePer((resource: Resource | LateResource) =>
  'load' in resource ? awaited(resource.load) : whole(resource),
);

const whole = (resource: Resource): Declared => ({
  get: () => resource,
  load: () => Promise.resolve(resource),
  subscribe: () => () => {},
});

function awaited(fetchIt: LateResource['load']): Declared {
  const listeners = new Set<() => void>();
  let resource: Resource | undefined;
  let coming: Promise<Resource> | undefined;
  async function fetchOnce(): Promise<Resource> {
    try {
      resource = await fetchIt();
    } catch (error) {
      coming = undefined;
      throw error;
    }
    for (const listener of listeners) listener();
    return resource;
  }
  return {
    get: () => resource,
    load() {
      coming ??= fetchOnce();
      return coming;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
