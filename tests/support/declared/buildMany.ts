import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { WrittenAsData } from '#crud/declare/WrittenAsData.ts';

/** What a build reads. */
const sources = [
  'build',
  'src',
  'server',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A product with further declarations, built. */
export interface BuiltProduct {
  /** Where its pages lie. */
  readonly appDir: string;
  remove(): void;
}

/**
 * Builds the product as its sources are, with more declared in it as data.
 *
 * @throws Error with what the build said.
 */
export async function buildMany(asData: readonly WrittenAsData[]): Promise<BuiltProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const declared of asData) {
    const place = join(folder, 'src/resources', declared.name);
    mkdirSync(place);
    writeFileSync(join(place, `${declared.name}.resource.json`), JSON.stringify(declared));
  }
  const vite = resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env,
  });
  const appDir = join(folder, 'dist/app');
  return { appDir, remove: () => rmSync(folder, { recursive: true }) };
}
