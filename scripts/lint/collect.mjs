import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { root } from '../root.mjs';

const ENTRY = '\0lint';
/** What is read as something else than its file. */
const instead = [
  // A declaration as it was written: what follows from it is not looked at.
  [/\/src\/crud\/declare\/complete\.ts$/, 'export const complete = (declared) => declared;'],
  // Fifty languages that nobody speaks here.
  [/\/zod\/v4\/locales\/index\.js$/, 'export {};'],
];

/**
 * Evaluates every declaration of the product as it was written, before anything is added to it, and every endpoint row,
 * beside the linter.
 *
 * One bundle of the declarations alone, without the screens they open, and of what they need of packages: Node would
 * look for each of their files. A third of a second for all of them.
 *
 * @param {readonly string[]} [files] From the root of the project; all that declare something, and pages, where left out.
 * @returns {Promise<{ lint: typeof import('../../src/admin-tools/lintProduct.ts'), modules: readonly (readonly [string, object])[] }>}
 */
export async function collect(files = all().filter(isDeclaring)) {
  const code = await bundle(entryOf(files));
  const folder = join(root, 'node_modules/.cache/lint');
  const file = join(folder, `${process.pid}-${performance.now()}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file);
  }
}

/** The declarations of the product as data, each with its text. */
export const dataTexts = () =>
  all()
    .filter((file) => file.endsWith('.resource.json'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]);

const all = () => ['src/resources', 'src/pages', 'src/schemas/endpoints'].flatMap(filesIn);

const filesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );

/** A declaration, a page, whose address may be linked to, or rows. */
const isDeclaring = (file) =>
  /\.ts$/.test(file) &&
  !/\.test\.ts$/.test(file) &&
  /\bdefineResource\(|: Page = |^export const \w+ = (?:get|post)\(/m.test(readFileSync(join(root, file), 'utf8'));

const entryOf = (files) =>
  [
    `export * as lint from '${root}src/admin-tools/lintProduct.ts';`,
    ...files.map((file, nth) => `import * as m${nth} from '${root}${file}';`),
    `export const modules = [${files.map((file, nth) => `['${file}', m${nth}]`)}];`,
  ].join('\n');

async function bundle(entry) {
  const build = await rolldown({
    input: ENTRY,
    treeshake: false,
    cwd: root,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'lint',
        resolveId: (id, _, { kind }) => (id === ENTRY ? id : kind === 'dynamic-import' ? { id, external: true } : null),
        load: {
          filter: { id: [/^\0lint$/, ...instead.map(([file]) => file)] },
          handler: (id) => (id === ENTRY ? entry : instead.find(([file]) => file.test(id))?.[1]),
        },
      },
    ],
  });
  const { output } = await build.generate({
    format: 'esm',
    // What stands behind a throw is no less needed: without it the bundle could not even be read.
    minify: false,
    // So that what throws is told by its place in the sources.
    sourcemap: 'inline',
    sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
  });
  await build.close();
  return output[0].code;
}
