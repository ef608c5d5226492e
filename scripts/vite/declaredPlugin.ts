import type { Plugin } from 'vite';

const QUERY = '?declared';
/** Around the file whose declaration a module makes a resource of: its name must not say that it is JSON. */
const [BEFORE, BEHIND] = ['\0declared:', '.js'] as const;

/**
 * A declaration that is data, asked for with `?declared`, is a module that makes the resource of it: what reads such
 * declarations is part of a product that has some, and of no other. Data cannot import the words it is written in: the
 * rare kinds come along with it. 071
 */
export function declaredPlugin(): Plugin {
  return {
    name: 'declared',
    enforce: 'pre',
    async resolveId(asked, importer) {
      if (!asked.endsWith(`.resource.json${QUERY}`)) return undefined;
      const found = await this.resolve(asked.slice(0, -QUERY.length), importer);
      return found && BEFORE + found.id + BEHIND;
    },
    load(id) {
      if (!id.startsWith(BEFORE)) return undefined;
      return [
        "import '#fields/rareKinds.ts';",
        "import { fromData } from '#crud/declare/fromData.ts';",
        `import written from ${JSON.stringify(id.slice(BEFORE.length, -BEHIND.length))};`,
        'export default { label: written.label, make: () => fromData(written) };',
      ].join('\n');
    },
  };
}
