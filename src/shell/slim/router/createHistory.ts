import { createPath, type Location, type Path } from './paths.ts';

/** What stands in a step of the browser's history beside its address. */
interface Kept {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

/** The browser has gone to another step; `delta` of them on, unknown for one that is not ours. */
export interface Pop {
  readonly location: Location;
  readonly delta: number | undefined;
}

/** The browser's history, by steps that know their place in it. */
export function createHistory() {
  const kept = (): Kept => (typeof history.state === 'object' && history.state) || {};
  const read = (): Location => {
    const { pathname, search, hash } = location;
    const { usr = null, key = 'default' } = kept();
    return { pathname, search, hash, state: usr, key };
  };
  if (kept().idx === undefined) history.replaceState({ ...kept(), idx: 0 }, '');
  let place = kept().idx;

  return {
    read,
    /** A step to a place, not taken yet. */
    make: (path: Path, state: unknown = null): Location => ({ ...path, state, key: newKey() }),
    /** Takes a step; in the place of the one that is open with `replace`. */
    write(step: Location, replace: boolean): void {
      place = (place ?? 0) + (replace ? 0 : 1);
      const { state: usr, key } = step;
      history[replace ? 'replaceState' : 'pushState']({ usr, key, idx: place } satisfies Kept, '', createPath(step));
    },
    go: (delta: number): void => history.go(delta),
    listen(listener: (pop: Pop) => void): () => void {
      const hear = () => {
        const { idx } = kept();
        const delta = idx === undefined || place === undefined ? undefined : idx - place;
        place = idx;
        listener({ location: read(), delta });
      };
      addEventListener('popstate', hear);
      return () => removeEventListener('popstate', hear);
    },
  };
}

const newKey = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, part) => text + part.toString(36), '');
