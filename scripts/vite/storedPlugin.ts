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
      handler: async () =>
        `export const builtIn = ${JSON.stringify(storedOf((await collect()).modules, dataTexts()))};`,
    },
  };
}

/** Those that are stored, as data: of code declarations the calls become the habit that they follow. */
export function storedOf(
  modules: readonly (readonly [file: string, module: object])[],
  texts: readonly (readonly [file: string, text: string])[],
): readonly unknown[] {
  const written = modules.flatMap(([, module]) => Object.values(module)).filter(isStored);
  const asData = texts.map(([, text]): unknown => JSON.parse(text));
  return [...written.map((one) => ({ ...one, calls: one.calls.habit })), ...asData.filter((one) => isStored(one))];
}

interface Written {
  readonly stored: true;
  readonly calls: { readonly habit?: object };
}

const isStored = (value: unknown): value is Written =>
  typeof value === 'object' && value !== null && 'stored' in value && value.stored === true && 'calls' in value;
