import { readResources, type ToldResource } from '../../json/readResources.ts';
import type { ProductFacts } from '../../lint/ProductFacts.ts';
import type { DeclaredFile } from '../../runtime/fileOf.ts';

/** The declarations that could be used before a change of the file and not after it. */
export function newlyRefused(
  before: DeclaredFile,
  after: DeclaredFile,
  product: ProductFacts,
): readonly ToldResource[] {
  const refused = (file: DeclaredFile) =>
    readResources(JSON.stringify(file), product).told.filter(({ state }) => state !== 'used');
  const known = new Set(refused(before).map(({ title }) => title));
  return refused(after).filter(({ title }) => !known.has(title));
}
