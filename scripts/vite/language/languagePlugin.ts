import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Catalogue, translate } from './translate.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCE = /\/src\/[^?]*\.tsx?$/;

/**
 * Builds the rooms in another language. A sentence that is shipped and not translated ends the build, and so does a
 * translation of what nobody says. 077
 *
 * The same plugin goes into `worker.plugins`: what is said there counts, too.
 */
export function languagePlugin(catalogue: Catalogue): Plugin {
  const missing = new Map<string, readonly string[]>();
  const used = new Set<string>();
  return {
    name: 'language',
    // What follows knows no JSX any more.
    enforce: 'pre',
    transform: {
      filter: { id: SOURCE },
      handler(code, id) {
        const made = translate(relative(root, id), code, catalogue);
        for (const key of made.used) used.add(key);
        missing.set(id, made.missing);
        return made.code === code ? undefined : { code: made.code, map: null };
      },
    },
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []));
      const left = parts.flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { code }]) =>
          // What was shaken out is said to nobody.
          (missing.get(id) ?? [])
            .filter((sentence) => /\p{Script=Han}+/u.exec(sentence)?.some((word) => code?.includes(word)))
            .map((sentence) => `${relative(root, id)}: ${sentence}`),
        ),
      );
      const isProduct = parts.some(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
      const idle = isProduct ? Object.keys(catalogue).filter((key) => !used.has(key)) : [];
      if (left.length > 0) this.error(`Failed to translate what is shipped:\n${[...new Set(left)].join('\n')}`);
      if (idle.length > 0) this.error(`Failed to find who says:\n${idle.join('\n')}`);
    },
  };
}
