import type { Plugin } from 'vite';
import { lintResources, told } from '../lint/lintResources.mjs';

/** Builds no product with a declaration that cannot be right; it refuses with the linter's own words. */
export function lintPlugin(): Plugin {
  return {
    name: 'lint',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async buildStart() {
      const findings = await lintResources();
      if (findings.length === 0) return;
      this.error(`The declarations are not as they should be:\n\n${findings.map(told).join('\n\n')}`);
    },
  };
}
