import type { Plugin, Rolldown } from 'vite';

/** Where the bundler's own helpers come from. */
const HELPERS = '\0rolldown/runtime.js';

/**
 * Puts the bundler's helpers into the first file, which would ask for them in a file of their own: half a kilobyte that
 * costs as much as ten. They hold no state, so files that come later may have theirs from there. 033
 */
export function loaderPlugin(): Plugin {
  return {
    name: 'loader',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const helpers = chunks.find(({ moduleIds }) => moduleIds.length === 1 && moduleIds[0] === HELPERS);
      for (const first of chunks)
        if (helpers && first.isEntry && first.imports.includes(helpers.fileName)) takeIn(first, helpers);
    },
  };
}

/** @throws Error when they are not imported or given as they used to be: a second file would be back unseen. */
function takeIn(first: Rolldown.OutputChunk, helpers: Rolldown.OutputChunk): void {
  const name = helpers.fileName.replace(/^.*\//, '');
  const imports = first.code.matchAll(/import\{([^}]*)\}from["'`]\.\/([^"'`]*)["'`];?/g);
  const [line, asked] = [...imports].find(([, , from]) => from === name) ?? [];
  const [end, given] = /export\{([^}]*)\};?\s*$/.exec(helpers.code) ?? [];
  if (line === undefined || asked === undefined || end === undefined || given === undefined)
    throw new Error(`Failed to take ${name} into the first file.`);
  const taken = pairsOf(asked);
  const inside = new Map(pairsOf(given).map(([own, outside]) => [outside, own]));
  const body = `${helpers.code.slice(0, -end.length)}return{${taken.map(([outside]) => `${outside}:${inside.get(outside)}`)}}`;
  const own = `const{${taken.map((pair) => pair.join(':'))}}=(()=>{${body}})();`;
  // On a line above, and as many blanks for what was there: the map finds everything where it was.
  first.code = `${own}\n${first.code.replace(line, () => ' '.repeat(line.length))}`;
  if (first.map) first.map.mappings = `;${first.map.mappings}`;
  first.imports = first.imports.filter((each) => each !== helpers.fileName);
}

/** `a as b,c` as `[['a', 'b'], ['c', 'c']]`. */
const pairsOf = (names: string): readonly (readonly [string, string])[] =>
  names.split(',').map((each) => {
    const [before = '', after = before] = each.trim().split(' as ');
    return [before, after];
  });
