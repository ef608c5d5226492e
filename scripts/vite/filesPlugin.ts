import type { Plugin } from 'vite';
import { lateChunks } from './lateChunks.ts';

const ID = 'virtual:files/';
/** What stands for the names of files until they have any. */
const MARK = /files-of:([^:]+):/g;

/**
 * Serves `virtual:files/pages/x/X.tsx`: the addresses of what has become of that source and of what it asks for, with
 * spaces between, so that a page can have them fetched without running them. Nothing where nothing is built. 036
 */
export function filesPlugin(): Plugin {
  let built = false;
  return {
    name: 'files',
    configResolved: ({ command, build }) => {
      built = command === 'build' && !build.ssr;
    },
    resolveId: (asked) => (asked.startsWith(ID) ? `\0${asked}` : undefined),
    load: (asked) =>
      asked.startsWith(`\0${ID}`)
        ? `export const files = ${JSON.stringify(built ? `files-of:src/${asked.slice(ID.length + 1)}:` : '')}`
        : undefined,
    generateBundle(_, bundle) {
      const find = lateChunks(bundle);
      const stylesOf = (file: string): readonly string[] => {
        const part = bundle[file.slice(1)];
        return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`) : [];
      };
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          part.code = part.code.replace(MARK, (_mark, source: string) => {
            const files = find(source);
            if (files.length === 0)
              this.error(`Failed to find what ${source} was built into: nothing imports it late.`);
            return [...new Set(files.flatMap((file) => [file, ...stylesOf(file)]))].join(' ');
          });
    },
  };
}
