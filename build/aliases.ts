import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const standIn = (name: string) => fileURLToPath(new URL(`stand-ins/${name}.ts`, import.meta.url));

/**
 * All that stands in the place of a package, for the build, `npm run dev` and the tests alike; kB are gzip. 055
 *
 * A package is asked for as those write it that use it.
 */
export const aliases: readonly Alias[] = [
  // 6.5 kB of a form: the form store's checker knows fifteen types of values, the engine's rules are functions. 038
  { find: /^@rc-component\/async-validator$/, replacement: standIn('asyncValidator') },
  // 70 kB of the first article, together: what of the editor's library no article comes to. 039, 041
  { find: /^braft-convert$/, replacement: standIn('braftConvert') },
  { find: /^braft-finder$/, replacement: standIn('braftFinder') },
  { find: /^fbjs\/lib\/UserAgent$/, replacement: standIn('userAgent') },
  { find: /^setimmediate$/, replacement: standIn('setImmediate') },
  // No kB: the packer of sheets would make workers of text, which the page's policy forbids. 011
  { find: /^fflate$/, replacement: standIn('fflate') },
];
