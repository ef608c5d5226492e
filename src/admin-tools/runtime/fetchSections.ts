import { resourcesOf, type Section } from '#shell/sections.ts';
import { trySection } from '#shell/soundSection.ts';
import type { ReadResources } from '../json/readResources.ts';
import { factsOf } from './factsOf.ts';
import { fetchVersion } from './fetchVersion.ts';
import { readVersions } from './readVersions.ts';
import { reportPage } from './reportPage.tsx';

/**
 * The product with what lies beside it: the declarations of `resources.json` behind its own sections.
 *
 * What cannot be used is left out, or used as it was saved before, and told on a page for administrators; the rest works.
 * Nothing is thrown.
 *
 * @param onMissing told when the file did not come: then nobody knows what is missing.
 */
export async function fetchSections(
  address: string,
  sections: readonly Section[],
  onMissing: () => void,
): Promise<readonly Section[]> {
  const missing = () => {
    onMissing();
    return unfetched;
  };
  const older = (version: number) => fetchVersion(`${address}?before=${version}`).catch(() => undefined);
  const { resources, reports } = await fetchVersion(address)
    .then((now) => (now ? readVersions(now, older, factsOf(sections), trySection) : missing()))
    .catch(missing);
  const all = [...sections, ...resources];
  const isStored = resourcesOf(all).some(({ stored }) => stored);
  return [...all, ...(reports.length > 0 || isStored ? [reportPage(reports)] : [])];
}

const unfetched: ReadResources = {
  resources: [],
  reports: [{ title: 'resources.json', findings: [], state: 'whole' }],
};
