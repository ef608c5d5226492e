import { limits } from '#schemas/limits.ts';
import { isResource, resourcesOf, type Section } from '#shell/sections.ts';
import { trySection } from '#shell/soundSection.ts';
import { type ReadResources, readResources } from '../json/readResources.ts';
import type { KnownResource, ProductFacts } from '../lint/ProductFacts.ts';
import { toldPage } from './toldPage.tsx';

/**
 * The product with what lies beside it: the declarations of `resources.json` behind its own sections.
 *
 * What cannot be used is left out, and told on a page for administrators; the rest works. Nothing is thrown.
 *
 * @param onMissing told when the file did not come: then nobody knows what is missing.
 */
export async function fetchSections(
  address: string,
  sections: readonly Section[],
  onMissing: () => void,
): Promise<readonly Section[]> {
  const { resources, told } = await fetchText(address)
    .then((text) => readResources(text, factsOf(sections), trySection))
    .catch(() => {
      onMissing();
      return unfetched;
    });
  const all = [...sections, ...resources];
  const isStored = resourcesOf(all).some(({ stored }) => stored);
  return [...all, ...(told.length > 0 || isStored ? [toldPage(told)] : [])];
}

async function fetchText(address: string): Promise<string> {
  // Until it is there, or known not to come, nothing is drawn.
  const response = await fetch(address, { signal: AbortSignal.timeout(limits.requestTimeoutMs) });
  if (!response.ok) throw new Error(`Failed to fetch ${address}: HTTP ${response.status}.`);
  return response.text();
}

const unfetched: ReadResources = {
  resources: [],
  told: [{ title: 'resources.json', findings: [], state: 'whole' }],
};

/** What a declaration is held against in a running product: the names and addresses of all that is there. */
export const factsOf = (sections: readonly Section[]): ProductFacts => ({
  declared: resourcesOf(sections).map(
    ({ name, scope, routes, menu, fields, stored, calls }): KnownResource => ({
      ...{ name, scope, routes, menu: menu ?? false, fields, calls },
      ...(stored && { stored }),
    }),
  ),
  addresses: sections.flatMap((section) => (isResource(section) ? [] : [section.path])),
});
