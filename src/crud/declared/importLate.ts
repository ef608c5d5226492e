import { importAgain } from '#schemas/late/importAgain.ts';

/** How what a file exports by a name is fetched; it can be asked for again where it did not come. */
export function importLate<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  let tries = 0;
  const isIt = (module: object): module is Module => name in module;
  return async () => {
    try {
      return (await importAgain({ load, isIt, tries }))[name];
    } catch (error) {
      tries += 1;
      throw error;
    }
  };
}
