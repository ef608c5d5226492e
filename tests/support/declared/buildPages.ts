import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built app in a folder of its own. */
export interface BuiltPages {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Builds the app whose `index.html` lies in `root`, with the product's own vite config, as merchants get it.
 *
 * In a process of its own: inside of vitest React would be built for development.
 * @throws Error with what vite said.
 */
export async function buildPages(root: string): Promise<BuiltPages> {
  const folder = await mkdtemp(join(tmpdir(), 'zhanggui-pages-'));
  const args = ['build', root, '--config', 'vite.config.ts', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const [code] = await once(child, 'exit');
  const remove = () => rm(folder, { recursive: true, force: true });
  if (code === 0) return { folder, remove };
  await remove();
  throw new Error(`Failed to build ${root}: ${said}`);
}
