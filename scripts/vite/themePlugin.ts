import type { Plugin } from 'vite';
import { themeCss } from '../../src/ui/theme/themeCss.ts';
import type { Tokens } from '../../src/ui/theme/tokens.ts';

const ID = 'virtual:theme.css';
/** For pages that stand beside the product and bring no bundle: the outbox, the linter's explanations. */
const NAME = 'theme.css';

/**
 * Serves the tokens as `virtual:theme.css`, and as `/theme.css` beside the product, so that stylesheets and antd read one source.
 *
 * @param own those of another product, which then stand in the place of ours everywhere
 */
export function themePlugin(own?: Tokens): Plugin {
  return {
    name: 'theme',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configureServer({ middlewares }) {
      middlewares.use(
        `/${NAME}`,
        (_, response) => void response.setHeader('content-type', 'text/css').end(themeCss(own)),
      );
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: themeCss(own) });
    },
    resolveId: (asked) => (asked === ID ? `\0${ID}` : undefined),
    load(asked) {
      if (asked === `\0${ID}`) return themeCss(own);
      return own && asked.endsWith('/src/ui/theme/tokens.ts')
        ? `export const tokens = ${JSON.stringify(own)};`
        : undefined;
    },
  };
}
