import type { Plugin } from 'vite';

/** A declaration that is data cannot import the words it is written in: the rare kinds come along with the first one. */
export function rareKindsPlugin(): Plugin {
  return {
    name: 'rare-kinds',
    transform: (code, id) =>
      id.endsWith('.resource.json') ? { code: `import '#fields/rareKinds.ts';\n${code}`, map: null } : undefined,
  };
}
