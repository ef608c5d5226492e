import { isResource, ownAddresses, resourcesOf, type Section } from '#shell/sections.ts';
import { type ReadResources, readResources } from '../json/readResources.ts';
import type { KnownResource, ProductFacts } from '../lint/ProductFacts.ts';
import { refusedPage } from './refusedPage.tsx';

/**
 * The product with what lies beside it: the declarations of `resources.json` behind its own sections.
 *
 * What cannot be used has a page that says why; the rest works. Nothing is thrown.
 */
export async function fetchSections(address: string, sections: readonly Section[]): Promise<readonly Section[]> {
  const { resources, refused } = await fetchText(address)
    .then((text) => readResources(text, factsOf(sections)))
    .catch(unfetched);
  return [...sections, ...resources, ...refused.map(refusedPage)];
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Failed to fetch ${address}: HTTP ${response.status}.`);
  return response.text();
}

const unfetched = (): ReadResources => ({ resources: [], refused: [{ title: 'resources.json', findings: [] }] });

/** What a declaration is held against in a running product: the names and addresses of all that is there. */
export const factsOf = (sections: readonly Section[]): ProductFacts => ({
  declared: resourcesOf(sections).map(
    ({ name, scope, routes, menu, fields }): KnownResource => ({ name, scope, routes, menu: menu ?? false, fields }),
  ),
  addresses: [...ownAddresses, ...sections.flatMap((section) => (isResource(section) ? [] : [section.path]))],
});
