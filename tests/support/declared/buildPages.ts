import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A built app in a folder of its own. */
export interface BuiltPages {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Builds the app that starts with the module `main`, in the product's own page and with its vite config, as merchants
 * get it, but for the packing.
 *
 * In a process of its own: inside of vitest React would be built for development.
 * @throws Error with what vite said.
 */
export async function buildPages(main: string): Promise<BuiltPages> {
  const root = await mkdtemp(join(tmpdir(), 'zhanggui-pages-'));
  const remove = () => rm(root, { recursive: true, force: true });
  const folder = join(root, 'app');
  const page = await readFile('index.html', 'utf8');
  for (const part of ['public', 'src/shell/icon.png']) await cp(part, join(root, part), { recursive: true });
  await writeFile(join(root, 'index.html'), page.replace('/src/main.tsx', resolve(main)));
  const vite = ['node_modules/vite/bin/vite.js', 'build', root, '--config', 'vite.config.ts', '--logLevel', 'warn'];
  const child = spawn(process.execPath, [...vite, '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  const [code] = await once(child, 'exit');
  if (code === 0) return { folder, remove };
  await remove();
  throw new Error(`Failed to build ${main}: ${said}`);
}
