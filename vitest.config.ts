import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { aliases } from './build/aliases.ts';
import { LongestFirst } from './scripts/LongestFirst.ts';
import { antdStylesPlugin } from './scripts/vite/antd/antdStylesPlugin.ts';
import { declaredPlugin } from './scripts/vite/declaredPlugin.ts';
import { nodeWorkerPlugin } from './scripts/vite/nodeWorkerPlugin.ts';
import { themePlugin } from './scripts/vite/themePlugin.ts';

const quietConsole = 'tests/support/quietConsole.ts';
const closedNetwork = 'tests/support/closedNetwork.ts';
const closedPage = 'tests/support/closedPage.ts';
const antdDressed = 'tests/support/antdDressed.ts';
const needsCluster = 'scripts/postgres/startPostgres.test.mjs';

export default defineConfig({
  test: {
    // One processor is left idle otherwise, which on two of them doubles the time.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [nodeWorkerPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{build,examples,src}/**/*.test.ts', 'tests/{contract,architecture}/**/*.test.ts'],
          setupFiles: [quietConsole, closedNetwork],
          // Two busy processors are four times slower than two idle ones: what hangs is found all the same.
          testTimeout: 20_000,
          // Modules hold no state a test could leave behind: read once for each worker, not for each file.
          isolate: false,
        },
      },
      {
        plugins: [nodeWorkerPlugin()],
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          exclude: [needsCluster, '**/node_modules/**'],
          setupFiles: [quietConsole],
          // Files of a worker share their modules, and a database that is the same again for each: two minutes less.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same files once more, for the other of the two databases; those that open none are left out.
        plugins: [nodeWorkerPlugin()],
        test: {
          name: 'postgres',
          environment: 'node',
          include: [
            'server/*.test.ts',
            'server/{areas,articles,backup,commands,database,editor,http,outbox,seed,wechat}/**/*.test.ts',
            needsCluster,
          ],
          setupFiles: [quietConsole],
          globalSetup: ['server/support/startCluster.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [themePlugin(), antdStylesPlugin(), declaredPlugin(), nodeWorkerPlugin()],
        resolve: { alias: [...aliases] },
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Whoever asks for a package that has a stand-in: left to Node it would get the package.
          server: { deps: { inline: [/@refinedev\/react-router/, /rc-field-form/, /braft-/, /draft-js/, /fbjs/] } },
          include: ['src/**/*.test.tsx', 'tests/journeys/**/*.test.tsx'],
          setupFiles: [quietConsole, antdDressed, closedNetwork, closedPage],
          // React, antd and the product are read once for each worker; `closedPage` leaves nothing in the page they share.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [nodeWorkerPlugin()],
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.e2e.ts'],
          globalSetup: ['tests/e2e/startApp.ts'],
          // What drives the browser is read once for each worker.
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // As long as a browser's own waits: a second is too little where two browsers share two processors.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
