import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './build/aliases.ts';
import { antdStylesPlugin } from './scripts/vite/antd/antdStylesPlugin.ts';
import { buildTarget } from './scripts/vite/browsers.ts';
import { declaredPlugin } from './scripts/vite/declaredPlugin.ts';
import { developPlugin } from './scripts/vite/develop/developPlugin.ts';
import { earlyPlugin } from './scripts/vite/earlyPlugin.ts';
import { nodeWorkerPlugin } from './scripts/vite/nodeWorkerPlugin.ts';
import { themePlugin } from './scripts/vite/themePlugin.ts';

/** Packages whose code does nothing by being imported, though they do not say so: what is not used of them is left out. */
const PURE =
  /node_modules\/(?:@refinedev|sunflower-antd|@ant-design\/pro-|react-markdown|remark|micromark|mdast|unified|vfile|property-information|hast)/;

/** What reads and cleans an article, in the editor and where it is only shown. 039 */
const ARTICLES =
  /src\/(?:schemas\/(?:article\/|editor)|editor\/(?:chart|document|media|table|sanitize))|node_modules\/dompurify\//;

/** Declarations beside the product, where the server of sources looks for them. */
const BESIDE = resolve(process.env.DATA_DIR || 'data', 'resources.json');

/** What is done to the applet's database from the command line. */
const COMMANDS = ['stock', 'user', 'backup', 'restore', 'move'];

/** What is read in forms and elsewhere: a group-buy's day would bring all of the forms along with it. 036 */
const READING =
  /src\/(?:ui\/Dialog|crud\/(?:lazyScreen|data\/use(?:Age|ScopedRecord|Record)\.|drafts\/agoText|declared\/useResource|show\/Refusals)|fields\/(?:shows|show\/|dayRange\/localStart|video\/(?:Player|player)|list\/rowsOf|file\/nameOfFile))|node_modules\/(?:p-limit|yocto-queue)\//;

/** What forms share with each other and with what opens over a list: without a word about it some forty small files. */
const FORMING = /src\/(?:fields\/form|crud\/form|ui\/theme)\//;

/** Small files that many share, none of them a chunk's worth: each chunk has its name in the entry, and a request of its own. */
const SMALL =
  /src\/(?:crud\/(?:chart\/isWorthDrawing|tabVisibility|idIn|useBack|show\/lacks|transfer\/(?:progressText|sheet\/(?:download|fileName)))|fields\/day\/spokenDay|pages\/groupon\/model\/phoneTail|providers\/(?:data\/appletId|upload\/(?:uploadTimeout|loadPicture)))\.ts/;

/** What the frame, the desk and forms share: with the forms it would bring 129 kB of them along to every page. */
const FRAMING =
  /src\/(?:ui\/theme\/tokens|crud\/drafts\/(?:draftKey|createDrafts|ownDrafts|useFlushing|useOwnDrafts|wordsOf))\.ts/;

/** How empty lists are begun: a few words each. */
const BEGINNINGS = /src\/.*\/beginning\.ts/;

/** What reads and judges declarations that are data, and calls in a habit: all of it, or none. */
const DECLARING =
  /src\/(?:admin-tools\/(?:json|lint|runtime|sample)|crud\/declare|schemas\/(?:habit|literal)|providers\/habit)\/|\.shape\.ts|src\/fields\/(?:kindShapes|rareKinds|Shape|decimal\/decimal|percent\/percent|dateTime\/dateTime|object\/(?:object|isUnfilled)|json\/json|refs\/refs|tree\/(?:tree|treeFault|idsIn|growForest|readWhole))\.ts/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    themePlugin(),
    antdStylesPlugin(),
    earlyPlugin(),
    declaredPlugin(),
    nodeWorkerPlugin(),
    developPlugin(BESIDE),
  ],
  resolve: { alias: [...aliases] },
  // The worker that reads and writes sheets.
  worker: { format: 'es' },
  optimizeDeps: {
    // Not those of bench/peers as well, whose packages are not here: what is not found ends the search for all.
    entries: ['index.html'],
    // Found out only when the worker starts, they would make the page load anew.
    include: ['write-excel-file/universal', 'read-excel-file/universal', 'fflate/browser'],
  },
  // draft-js was written for a bundler that knows Node's global.
  define: isSsrBuild ? {} : { global: 'globalThis' },
  build: {
    outDir: 'dist/app',
    target: isSsrBuild ? 'node20' : buildTarget,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // The server, and what is done to its database from the command line.
      ...(isSsrBuild && {
        input: {
          main: 'server/main.ts',
          ...Object.fromEntries(COMMANDS.map((name) => [name, `server/commands/${name}.ts`])),
        },
      }),
      treeshake: {
        moduleSideEffects: (id) => !PURE.test(id),
        // What refine's build leaves behind each function, so that a stack trace names it: `__name(useTable, "useTable");`
        manualPureFunctions: ['__name'],
      },
      // What the first screen needs comes as one file: a browser opens six connections, and data waits behind them.
      // What else declarations share comes as a second one, for the same reason, and not with the forms that share it, too.
      output: isSsrBuild
        ? {}
        : {
            // The first file lists all that may come later: with their names it would be 0.6 kB gzip more.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'first', tags: ['$initial'], priority: 3 },
                { name: 'reading', test: READING, minShareCount: 2, priority: 1 },
                { name: 'forming', test: FORMING, minShareCount: 2, priority: 0 },
                { name: 'small', test: SMALL, minShareCount: 2, priority: 2 },
                { name: 'framing', test: FRAMING, priority: 2 },
                { name: 'beginnings', test: BEGINNINGS, priority: 2 },
                { name: 'declaring', test: DECLARING, minShareCount: 2, priority: 0 },
                { name: 'articles', test: ARTICLES, minShareCount: 2, priority: 0 },
              ],
            },
          },
    },
  },
}));
