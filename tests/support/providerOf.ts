import type { DataProvider } from '@refinedev/core';
import type { Resource } from '#crud/Resource.ts';
import { createDataProvider } from '#providers/data/createDataProvider.ts';
import { buildHttp } from './builders.ts';

/** The product's own data provider over these resources; MSW is the network. @param proof the session; null for a visitor */
export function providerOf(given: Resource | readonly Resource[], proof?: string | null): DataProvider {
  const resources: readonly Resource[] = 'calls' in given ? [given] : given;
  return createDataProvider(
    buildHttp(proof).call,
    Object.fromEntries(resources.map((resource) => [resource.name, resource])),
  );
}
