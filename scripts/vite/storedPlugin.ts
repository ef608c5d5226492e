import type { Plugin } from 'vite';
import { collect, dataTexts } from '../lint/collect.mjs';

/**
 * Writes the stored declarations of the product into the server, as data: it imports nothing of `src` but schemas. What is code
 * in them, e.g. a rule, stays with the page.
 */
export function storedPlugin(): Plugin {
  return {
    name: 'stored',
    apply: (_, { isSsrBuild, command }) => isSsrBuild === true || command === 'serve',
    load: {
      filter: { id: /\/server\/declared\/builtIn\.ts$/ },
      handler: async () => `export const builtIn = ${JSON.stringify(await storedDeclarations())};`,
    },
  };
}

async function storedDeclarations(): Promise<readonly unknown[]> {
  const { modules } = await collect();
  const written = modules.flatMap(([, module]) => Object.values(module)).filter(isStored);
  const asData = dataTexts().map(([, text]): unknown => JSON.parse(text ?? ''));
  return [...written.map((one) => ({ ...one, calls: one.calls.habit })), ...asData.filter((one) => isStored(one))];
}

interface Written {
  readonly stored: true;
  readonly calls: { readonly habit?: object };
}

const isStored = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'stored' in value && value.stored === true && 'calls' in value;
