import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { packPlugin } from '../../scripts/vite/packPlugin.ts';

const pathTo = (path) => fileURLToPath(new URL(path, import.meta.url));
const peer = process.env.PEER;

/** One peer, named by PEER, built as vite builds by default and packed as the product is. */
export default defineConfig({
  root: pathTo(`src/${peer}`),
  plugins: [peer === 'naive-virtual' ? vue() : react(), packPlugin()],
  publicDir: false,
  build: { outDir: pathTo(`../../dist/peers/${peer}`), emptyOutDir: true, chunkSizeWarningLimit: 5000 },
});
