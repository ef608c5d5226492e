import { type ResourceReport, readResources } from '../../json/readResources.ts';
import type { ProductFacts } from '../../lint/ProductFacts.ts';
import type { DeclaredFile } from '../../runtime/fileOf.ts';

/** The declarations that could be used before a change of the file and not after it. */
export function newlyRefused(
  before: DeclaredFile,
  after: DeclaredFile,
  product: ProductFacts,
): readonly ResourceReport[] {
  const refused = (file: DeclaredFile) =>
    readResources(JSON.stringify(file), product).reports.filter(({ state }) => state !== 'used');
  const known = new Set(refused(before).map(({ title }) => title));
  return refused(after).filter(({ title }) => !known.has(title));
}
