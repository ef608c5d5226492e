import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { Refusal } from './Refusal.mjs';
import { root } from './root.mjs';
import { runNpm } from './runCommand.mjs';

/** What a build is made of. */
export const sources = [
  'build',
  'src',
  'server',
  'public',
  'scripts/lint',
  'scripts/pack.mjs',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** What it leaves in `dist`, among other things. */
export const results = ['app/index.html', 'server/main.js'];

/**
 * Leaves in dist the app and the server of the sources as they are now.
 *
 * @throws {Refusal} when they do not build
 */
export async function ensureBuilt() {
  const dist = join(root, 'dist');
  const wanted = fingerprint(root, sources, isBuiltFrom);
  if (isBuilt(dist, wanted)) return;
  // Taken away first and written last, so that a build that was killed or failed is made again.
  rmSync(join(dist, '.stamp'), { force: true });
  console.error('Building the app (about half a minute)');
  const { code, output } = await runNpm(['run', 'build'], { quiet: true, env: { NODE_ENV: 'production' } });
  if (code !== 0)
    throw new Refusal(`${output.trimEnd()}\nThe build failed. Mend what is named above, then run it again.`);
  writeFileSync(join(dist, '.stamp'), wanted);
}

/**
 * @param {string} dist the folder of the build
 * @param {string} wanted the fingerprint of the sources
 */
export function isBuilt(dist, wanted) {
  const stamp = join(dist, '.stamp');
  return (
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && results.every((file) => existsSync(join(dist, file)))
  );
}

/** Tests lie beside what they test and are in no build. */
export function isBuiltFrom(path) {
  return !/\.test\.tsx?$/.test(path);
}
