import { stepsBack } from '#schemas/declarationsVersion.ts';
import { endpoints, ownEndpoints } from '#schemas/endpoints/table.ts';
import { type StoredIn, type StoredResource, storedIn, toStored } from '#schemas/stored/StoredResource.ts';
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

/** The texts that were in use before the one of the moment, the last first. */
export type ReadEarlier = () => AsyncIterable<string>;

/**
 * Reads the declarations when it is asked, and makes their calls ready once for each text. One that cannot be understood is
 * served as it was saved before, as the page uses it; so is all of a text that is none.
 *
 * @param builtIn those of the product itself; they go before
 * @param log is told once of what cannot be understood, and was never before: it is not served.
 */
export function createStored(
  read: ReadDeclarations,
  builtIn: readonly unknown[],
  log: (line: string) => void,
  earlier: ReadEarlier = async function* () {},
): Stored {
  let known: Known | undefined;
  const now = async (): Promise<Known> => {
    const text = await read();
    if (known && known.text === text) return known;
    const { resources, misread } =
      text === undefined ? { resources: [], misread: [] } : await understood(text, earlier);
    if (!misread) log('resources.json is no JSON of { "resources": [ … ] }: nothing that it declares is stored.');
    for (const name of misread ?? []) log(`resources.json: "${name}" cannot be understood, and is not stored.`);
    known = { text, ...served([...builtIn.flatMap((each) => toStored(each) ?? []), ...resources]) };
    return known;
  };
  return {
    resources: async () => (await now()).resources,
    routeOf: async ({ method, url }) => (await now()).routes.get(`${method} ${new URL(url).pathname}`),
  };
}

/** What is stored by a text, and by those before it where it cannot be understood. */
async function understood(
  text: string,
  earlier: ReadEarlier,
): Promise<Partial<StoredIn> & Pick<StoredIn, 'resources'>> {
  let { resources = [], misread } = storedIn(text) ?? {};
  if (misread?.length === 0) return { resources, misread };
  let steps = 0;
  for await (const before of earlier()) {
    const found = storedIn(before);
    if (found && misread === undefined) ({ resources, misread } = found);
    else if (found) {
      const missing: ReadonlySet<string> = new Set(misread);
      const back = found.resources.filter(({ name }) => missing.has(name));
      resources = [...resources, ...back];
      misread = misread?.filter((name) => back.every((each) => each.name !== name));
    }
    steps += 1;
    if (misread?.length === 0 || steps === stepsBack) break;
  }
  return { resources, ...(misread && { misread }) };
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
