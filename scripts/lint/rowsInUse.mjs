import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const IMPORTS = /import \{([^}]*)\} from '#schemas\/endpoints\//g;

/**
 * The names of the endpoint rows that resources, pages and providers import.
 *
 * @returns {ReadonlySet<string>}
 */
export const rowsInUse = () =>
  new Set(sources().flatMap((file) => namesIn(readFileSync(join(root, 'src', file), 'utf8'))));

const sources = () =>
  readdirSync(join(root, 'src'), { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^schemas\//.test(file),
  );

const namesIn = (source) =>
  [...source.matchAll(IMPORTS)].flatMap(([, names]) => names.split(',').map((name) => name.trim().split(' as ')[0]));
