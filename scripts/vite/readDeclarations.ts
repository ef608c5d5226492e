import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as Arrange from '../../src/shell/early/arrange.ts';
import type * as Data from '../../src/shell/early/dataDeclarations.ts';
import type * as Declarations from '../../src/shell/early/declarations.ts';
import type * as Shelves from '../../src/shell/early/shelves.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The file that lists what is declared as code. */
export const APP = `${ROOT}/src/App.tsx`;
/** What a declaration as data is imported by: not by its own name, which would be read as plain JSON. */
const DATA = 'virtual:declared';

/** A file of the product, by its path from `src`. */
export const inSrc = (path: string): string => `${ROOT}/src/${path}`;

/** Every declaration of the product, by how it reaches a browser; `shelves` are those of the further ones. */
export async function readDeclarations() {
  const [{ declarations }, { dataDeclarations }, { arrange }, { shelvesOf }] = (
    await Promise.all([
      runnerImport<typeof Declarations>('./src/shell/early/declarations.ts'),
      runnerImport<typeof Data>('./src/shell/early/dataDeclarations.ts'),
      runnerImport<typeof Arrange>('./src/shell/early/arrange.ts'),
      runnerImport<typeof Shelves>('./src/shell/early/shelves.ts'),
    ])
  ).map(({ module }) => module) as [typeof Declarations, typeof Data, typeof Arrange, typeof Shelves];
  const asCode = declarations().map((each) => ({ ...each, file: ROOT + each.file }));
  const asData = dataDeclarations(dataFiles().map((file) => ({ id: idOf(file), text: readFileSync(file, 'utf8') })));
  const { near, further } = arrange(asCode, asData, readFileSync(APP, 'utf8'));
  return { near, further, shelves: shelvesOf(further) };
}

/** Every `src/resources/<name>/<name>.resource.json`. */
export const dataFiles = (): readonly string[] =>
  readdirSync(inSrc('resources'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(inSrc(`resources/${name}`))
        .filter((file) => file.endsWith('.resource.json'))
        .map((file) => inSrc(`resources/${name}/${file}`)),
    );

const idOf = (file: string): string => `${DATA}${file}.js`;

/** The file of a declaration as data; undefined for what is none. */
export const dataFileOf = (id: string): string | undefined =>
  id.startsWith(DATA) ? id.slice(DATA.length, -'.js'.length) : undefined;
