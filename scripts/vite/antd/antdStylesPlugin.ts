import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Dressed from './dressedCss.ts';
import { styleCalls } from './styleCalls.ts';

const SHARED = 'virtual:antd.css';
const OWN = 'virtual:antd/';
const STYLE_MODULE = /antd\/es\/((?:_util\/wave|[\w-]+)\/style(?:\/[\w-]+)?)\.js$/;

/** What antd's components ask for instead. */
const madeAlready = fileURLToPath(new URL('madeAlready.ts', import.meta.url));

/**
 * Writes antd's styles when the product is built, where antd would make them in the browser at every form (017).
 *
 * Each of its style modules imports the rules it would have made, so that they come and go with the component. In
 * development antd makes them as ever; tests do without (`tests/support/antdDressed.ts`).
 *
 * @param plugins what another product's sources are read with: its tokens are in none of ours
 */
export function antdStylesPlugin(plugins: readonly Plugin[] = []): Plugin {
  let building = false;
  return {
    name: 'antd-styles',
    configResolved: ({ command, build }) => {
      building = command === 'build' && !build.ssr;
    },
    resolveId: (asked) => (asked === SHARED || asked.startsWith(OWN) ? `\0${asked}` : undefined),
    async load(asked) {
      const name = asked.slice(1);
      if (!asked.startsWith('\0') || (name !== SHARED && !name.startsWith(OWN))) return undefined;
      if (!building) return '';
      const { module } = await runnerImport<typeof Dressed>('./scripts/vite/antd/dressedCss.ts', {
        plugins: [...plugins],
      });
      return module.dressedCss(name === SHARED ? undefined : name.slice(OWN.length, -'.css'.length));
    },
    transform: {
      filter: { id: /node_modules\/antd\/es\/(?:.*\/style\b.*|theme\/util\/genStyleUtils)\.js$/ },
      handler(code, id) {
        if (!building) return undefined;
        if (id.endsWith('genStyleUtils.js'))
          return { code: `export * from ${JSON.stringify(madeAlready)};`, map: null };
        const name = STYLE_MODULE.exec(id)?.[1]?.replace(/\/index$/, '');
        const calls = styleCalls(this.parse(code));
        if (name === undefined || calls.length === 0) return undefined;
        return { code: `import '${OWN}${name}.css';\n${withoutRules(code, calls)}`, map: null };
      },
    },
  };
}

/** The calls are given nothing, so that the functions they were given are left out. */
const withoutRules = (code: string, calls: ReturnType<typeof styleCalls>): string =>
  calls.toReversed().reduce((left, { from, to }) => left.slice(0, from) + left.slice(to), code);
