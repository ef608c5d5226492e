import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const declared = z.object({ browserslist: z.array(z.string()) });

/** The oldest browsers that are served, as package.json has them: `chrome >= 105`. Decision 047 */
const oldest = z.parse(declared, JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/** The same as the bundler writes it: `chrome105`. */
export const buildTarget: string[] = oldest.browserslist.map((line) =>
  line.replace('ios_saf', 'ios').replace(/ >= /, ''),
);
