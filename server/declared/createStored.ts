import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';
import { type StoredResource, storedIn, toStored } from '#schemas/stored/StoredResource.ts';
import { storedRoutes } from '../areas/stored/storedRoutes.ts';
import type { Route } from '../http/route.ts';
import type { ReadDeclarations } from './readDeclarations.ts';

/** What is stored here, by the declarations of the moment. */
export interface Stored {
  /** All stored resources, the first of each name and of each call. */
  resources(): Promise<readonly StoredResource[]>;
  /** What serves a call, where it is one of theirs. */
  routeOf(request: Request): Promise<Route | undefined>;
}

interface Known {
  readonly text: string | undefined;
  readonly resources: readonly StoredResource[];
  readonly routes: ReadonlyMap<string, Route>;
}

/**
 * Reads the declarations when it is asked, and makes their calls ready once for each text.
 *
 * @param builtIn those of the product itself; they go before
 * @param log is told once of a file that cannot be read: then nothing of it is served.
 */
export function createStored(read: ReadDeclarations, builtIn: readonly unknown[], log: (line: string) => void): Stored {
  let known: Known | undefined;
  const now = async (): Promise<Known> => {
    const text = await read();
    if (known && known.text === text) return known;
    const beside = text === undefined ? [] : storedIn(text);
    if (!beside) log('resources.json is no JSON of { "resources": [ … ] }: nothing that it declares is stored.');
    known = { text, ...served([...builtIn.flatMap((each) => toStored(each) ?? []), ...(beside ?? [])]) };
    return known;
  };
  return {
    resources: async () => (await now()).resources,
    routeOf: async ({ method, url }) => (await now()).routes.get(`${method} ${new URL(url).pathname}`),
  };
}

const taken: ReadonlySet<string> = addressesOf(Object.values({ ...endpoints, ...ownEndpoints }));

function addressesOf(rows: readonly Pick<Route['row'], 'method' | 'path'>[]): Set<string> {
  return new Set(rows.map(({ method, path }) => `${method} ${path}`));
}

/** Those whose names and calls are their own; whoever comes later is left out, as the linter says. */
function served(all: readonly StoredResource[]): Pick<Known, 'resources' | 'routes'> {
  const names = new Set<string>();
  const routes = new Map<string, Route>();
  const resources = all.filter((resource) => {
    const own = storedRoutes(resource);
    const addresses = [...addressesOf(own.map(({ row }) => row))];
    if (names.has(resource.name) || addresses.some((each) => taken.has(each) || routes.has(each))) return false;
    names.add(resource.name);
    for (const route of own) routes.set(`${route.row.method} ${route.row.path}`, route);
    return true;
  });
  return { resources, routes };
}
