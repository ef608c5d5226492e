import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
 * Builds the product as its sources are, with more declared in it: as data, and as code by name.
 *
 * @throws Error with what the build said.
 */
export async function buildMany(
  asData: readonly WrittenAsData[],
  asCode: Readonly<Record<string, string>> = {},
): Promise<BuiltProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'));
  for (const path of sources) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const place = (name: string, file: string, text: string) => {
    mkdirSync(join(folder, 'src/resources', name));
    writeFileSync(join(folder, 'src/resources', name, file), text);
  };
  for (const declared of asData) place(declared.name, `${declared.name}.resource.json`, JSON.stringify(declared));
  for (const [name, text] of Object.entries(asCode)) place(name, `${name}.ts`, text);
  listInApp(join(folder, 'src/App.tsx'), Object.keys(asCode));
  const vite = resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: folder,
    env,
  });
  const appDir = join(folder, 'dist/app');
  return { appDir, remove: () => rmSync(folder, { recursive: true }) };
}

function listInApp(file: string, names: readonly string[]): void {
  const imports = names.map((name) => `import { ${name} } from '#resources/${name}/${name}.ts';\n`).join('');
  const lines = [...names, '...declaredAsData'].map((name) => `  ${name},`).join('\n');
  writeFileSync(file, imports + readFileSync(file, 'utf8').replace('  ...declaredAsData,', lines));
}
