import type { Plugin } from 'vite';
import { themeCss } from '../../src/ui/theme/themeCss.ts';

const ID = 'virtual:theme.css';

/** Serves the tokens as `virtual:theme.css`, so that stylesheets and antd read one source. */
export function themePlugin(): Plugin {
  return {
    name: 'theme',
    resolveId: (asked) => (asked === ID ? `\0${ID}` : undefined),
    load: (asked) => (asked === `\0${ID}` ? themeCss() : undefined),
  };
}
