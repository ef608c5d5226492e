import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from '../../build/aliases.ts';
import { antdStylesPlugin } from '../../scripts/vite/antd/antdStylesPlugin.ts';
import { buildTarget } from '../../scripts/vite/browsers.ts';
import { earlyPlugin } from '../../scripts/vite/earlyPlugin.ts';
import { languagePlugin } from '../../scripts/vite/language/languagePlugin.ts';
import { leaveOutPlugin } from '../../scripts/vite/leaveOutPlugin.ts';
import { themePlugin } from '../../scripts/vite/themePlugin.ts';
import english from './en.json' with { type: 'json' };
import { look } from './look.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const language = languagePlugin(english);
const theme = themePlugin(look);

/** Articles, and charts: no field here is one, and the editor would come along. */
const ARTICLES =
  /\/src\/(?:editor\/|crud\/chart\/Bars|fields\/(?:richText|blocks)\/\w+\.input|fields\/show\/articleShows)/;

export default defineConfig({
  root: here('.'),
  plugins: [
    language,
    leaveOutPlugin(ARTICLES),
    react(),
    theme,
    antdStylesPlugin([theme]),
    earlyPlugin({ asks: false, plugins: [theme] }),
  ],
  resolve: { alias: [...aliases] },
  // Sheets are read and written there, and say what is wrong with them.
  worker: { format: 'es', plugins: () => [language] },
  server: { proxy: { '/api': 'http://localhost:8090' } },
  build: {
    outDir: here('../../dist/library'),
    emptyOutDir: true,
    target: buildTarget,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
