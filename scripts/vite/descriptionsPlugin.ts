import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STAND_IN = fileURLToPath(new URL('../../src/shell/slim/proForm.ts', import.meta.url));

/** Gives the stand-in for pro-components' forms to its list of descriptions alone: its tables ask for all of them. 039 */
export function descriptionsPlugin(): Plugin {
  return {
    name: 'descriptions',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@ant-design\/pro-form$/ },
      handler: (_, importer) => (importer?.includes('/@ant-design/pro-descriptions/') ? STAND_IN : undefined),
    },
  };
}
