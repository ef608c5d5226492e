import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** One file as the walls see it; paths from the project's root, with `/`. */
export interface Source {
  readonly path: string;
  /** Without its comments, so that a word in one breaks no wall. */
  readonly code: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** As written: `./Cell.ts`, `#schemas/limits.ts`, `react`. */
  readonly asked: string;
  /** `type` is gone when the code runs; `lazy` is fetched when it is needed; `glob` takes many files at once. */
  readonly kind: 'value' | 'type' | 'lazy' | 'glob';
  /** What stands between the braces, if anything. */
  readonly names: string;
}

/** Every file below some folders, read once; `counts` chooses by path. */
export function readSources(folders: readonly string[], counts: (path: string) => boolean): readonly Source[] {
  return listFiles(folders).filter(counts).map(readSource);
}

/** Every path below some folders; what begins with a dot is not ours. */
export function listFiles(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
      .filter((path) => !path.includes('/.'))
      .sort(),
  );
}

/** Tests and what only they use; the walls are the product's. */
export const isTest = (path: string): boolean => /\.test\.|^server\/support\//.test(path);

export const isCode = (path: string): boolean => /\.(?:ts|tsx|mjs)$/.test(path);

/** The file a relative or `#` import means; undefined for a package. */
export function resolveImport(from: string, asked: string): string | undefined {
  if (asked.startsWith('#')) return `src/${asked.slice(1)}`;
  return asked.startsWith('.') ? normalize(join(dirname(from), asked)).replaceAll('\\', '/') : undefined;
}

/** The package an import means: `@refinedev/core`, `zod` for `zod/mini`, `node:fs`; undefined for a file. */
export function packageOf(asked: string): string | undefined {
  if (/^[.#]/.test(asked) || asked.startsWith('virtual:')) return undefined;
  return asked.startsWith('node:') ? asked : asked.split('/', asked.startsWith('@') ? 2 : 1).join('/');
}

/** The packages that are loaded together with a file: through its own imports and theirs, lazy ones left out. */
export const packagesLoadedWith = (entry: string): readonly string[] => loadedWith(entry).packages;

/** The files that are. */
export const filesLoadedWith = (entry: string): readonly string[] => loadedWith(entry).files;

function loadedWith(entry: string) {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !isCode(path)) return;
    seen.add(path);
    for (const { asked, kind } of readSource(path).imports) {
      if (kind !== 'value') continue;
      const name = packageOf(asked);
      const file = resolveImport(path, asked);
      if (name) packages.add(name);
      if (file) visit(file);
    }
  };
  visit(entry);
  return { packages: [...packages].sort(), files: [...seen].sort() };
}

function readSource(path: string): Source {
  const code = withoutComments(readFileSync(path, 'utf8'));
  return { path, code, imports: readImports(code) };
}

/** Strings are stepped over first, for `'src/*'` begins no comment. */
const STRING_OR_COMMENT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;

export const withoutComments = (text: string): string =>
  text.replace(STRING_OR_COMMENT, (part) => (part.startsWith('/') ? ' ' : part));

const STATIC = /^(?:import|export)\s+(type\s)?([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const BARE = /^import\s+['"]([^'"]+)['"]/gm;
const LAZY = /(typeof\s+)?\bimport\s*\(\s*['"]([^'"]+)['"]/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]+['"])/g;

/** TypeScript 7 has no compiler API to ask; these four shapes are all that the house writes. */
function readImports(code: string): readonly Import[] {
  const found: Import[] = [];
  for (const [, type, names = '', asked = ''] of code.matchAll(STATIC)) {
    found.push({ asked, names, kind: type ? 'type' : 'value' });
  }
  for (const [, asked = ''] of code.matchAll(BARE)) found.push({ asked, names: '', kind: 'value' });
  for (const [, type, asked = ''] of code.matchAll(LAZY)) {
    found.push({ asked, names: '', kind: type ? 'type' : 'lazy' });
  }
  for (const [, globs = ''] of code.matchAll(GLOB)) {
    for (const [, asked = ''] of globs.matchAll(/['"]([^'"]+)['"]/g)) found.push({ asked, names: '', kind: 'glob' });
  }
  return found;
}
