import type { Plugin } from 'vite';

const DECLARED = '.resource.json?declared';

/**
 * A declaration that is data, asked for with `?declared`, is a module that makes the resource of it: what reads such
 * declarations is part of a product that has some, and of no other.
 */
export function declaredPlugin(): Plugin {
  return {
    name: 'declared',
    // Behind what makes a module of JSON.
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith(DECLARED)) return null;
      return [
        "import { fromData } from '#crud/declare/fromData.ts';",
        code.replace('export default', 'const written ='),
        'export default { label: written.label, make: () => fromData(written) };',
      ].join('\n');
    },
  };
}
