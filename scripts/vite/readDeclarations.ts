import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import type * as AtBuild from '../../src/shell/early/atBuild.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
/** The file that lists what is declared as code. */
export const APP = `${ROOT}/src/App.tsx`;
/** What a declaration as data is imported by: not by its own name, which would be read as plain JSON. */
const DATA = 'virtual:declared';

/** A file of the product, by its path from `src`. */
export const inSrc = (path: string): string => `${ROOT}/src/${path}`;

/** Every declaration of the product, by how it reaches a browser, with what writes them; `shelves` hold the further ones. */
export async function readDeclarations() {
  const { module: atBuild } = await runnerImport<typeof AtBuild>('./src/shell/early/atBuild.ts');
  const asCode = atBuild.declarations().map((each) => ({ ...each, file: ROOT + each.file }));
  const texts = dataFiles().map((file) => ({ id: idOf(file), text: readFileSync(file, 'utf8') }));
  const { near, further } = atBuild.arrange(asCode, atBuild.dataDeclarations(texts), readFileSync(APP, 'utf8'));
  return { near, further, shelves: atBuild.shelvesOf(further), atBuild };
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
