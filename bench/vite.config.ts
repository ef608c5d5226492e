import { defineConfig } from 'vite';
import { nodeWorkerPlugin } from '../scripts/vite/nodeWorkerPlugin.ts';

/** Runs the product's own modules in Node, for measuring. */
export default defineConfig({
  appType: 'custom',
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
  plugins: [nodeWorkerPlugin()],
});
