import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * What a browser has to fetch before a screen's first row.
 *
 * @typedef {{ name: string, gzip: number, modules: Record<string, number> }} Weighed a file, its gzip bytes, and its
 * modules by the characters that are left of them
 * @typedef {{ first: Weighed[], frame: Weighed[], desk: Weighed[], logout: Weighed[], day: Weighed[], form: Weighed[],
 * article: Weighed[], record: Weighed[] }} Weights files every screen needs, and a list needs no more; besides those of the
 * frame's late part, the desk, the question at the end of a session, a group-buy's day, any form; where there is a form,
 * those of the first article, and of a record that is read
 */

/**
 * Builds the app in memory, as merchants get it, and weighs what its screens need.
 *
 * In a process with NODE_ENV=production only: React would be built for development elsewhere.
 *
 * @returns {Promise<Weights>}
 */
export async function weigh() {
  const { output } = await build({ logLevel: 'error', build: { write: false, sourcemap: 'hidden' } });
  const bundle = Object.fromEntries(output.map((part) => [part.fileName, part]));
  const entry = output.find(({ isEntry }) => isEntry);
  const scripts = withImports(bundle, entry.fileName);
  const styles = [...entry.viteMetadata.importedCss];
  const [, early = ''] = /<script>(.*?)<\/script>/s.exec(String(bundle['index.html'].source)) ?? [];
  const weighAll = (names) => names.map((name) => weighed(bundle[name]));
  const partsOf = (source) => {
    const { fileName } = output.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(source)));
    return withImports(bundle, fileName).filter((name) => !scripts.includes(name));
  };
  const late = (source) => weighAll(partsOf(source));
  const ofForms = partsOf('src/crud/form/FormPage.tsx');
  /** With its styles, in a form that is there already. */
  const inForms = (source) => {
    const parts = partsOf(source).filter((name) => !ofForms.includes(name));
    return weighAll([...parts, ...parts.flatMap((name) => [...bundle[name].viteMetadata.importedCss])]);
  };
  return {
    first: [...weighAll([...scripts, ...styles]), weighed({ fileName: 'early.js', source: early })],
    frame: late('src/shell/late/LateFrame.tsx'),
    desk: late('src/pages/dashboard/Desk.tsx'),
    logout: late('src/shell/LogoutQuestion.tsx'),
    day: late('src/pages/groupon/GrouponPage.tsx'),
    form: late('src/fields/inputs.ts'),
    article: inForms('src/editor/RichText.tsx'),
    record: inForms('src/crud/show/ShowFields.tsx'),
  };
}

function withImports(bundle, start) {
  const found = new Set([start]);
  for (const name of found) for (const next of bundle[name].imports) found.add(next);
  return [...found];
}

const weighed = ({ fileName, code, source, map }) => {
  const text = code ?? source;
  const modules = map ? shares(code, map) : { [fileName.replace(/-[\w-]{8}\./, '.')]: text.length };
  return { name: fileName, gzip: gzipSync(text, { level: 9 }).length, modules };
};

/** Who has written how much of it. */
function shares(code, map) {
  const origin = new SourceMap(map);
  /** @type {Record<string, number>} */
  const found = {};
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource = 'between modules' } = origin.findEntry(row, column);
      found[originalSource] = (found[originalSource] ?? 0) + 1;
    }
  });
  return Object.fromEntries(Object.entries(found).map(([path, size]) => [path.replace(/^(?:\.\.\/)+/, ''), size]));
}
