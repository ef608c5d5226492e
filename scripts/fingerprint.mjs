import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One text that changes whenever a file does: its name or its content, not its time, which a checkout alters.
 *
 * @param {string} folder where the paths begin
 * @param {string[]} paths files and folders; what is not there counts as absent
 * @param {(path: string) => boolean} [counts] false for a file that does not matter
 */
export function fingerprint(folder, paths, counts = () => true) {
  const hash = createHash('sha256');
  const files = paths.flatMap((path) => listFiles(folder, path)).filter(counts);
  for (const file of files.sort()) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function listFiles(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => listFiles(folder, `${path}/${name}`));
}
