import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const pathTo = (path) => fileURLToPath(new URL(path, import.meta.url));
const peer = process.env.PEER;

/** The same sources with the React that the product stands on: older, and lighter by a third. */
const isOlder = peer === 'react-18-virt';
/** The product's editor, which knows no other React; draft-js was written for a bundler that knows Node's global. */
const isWriter = peer === 'react-braft';
const product = (name) => ({ find: new RegExp(`^${name}(?=/|$)`), replacement: pathTo(`../../node_modules/${name}`) });

/** One peer, named by PEER, built as vite builds by default and packed as the product is. */
export default defineConfig({
  root: pathTo(`src/${isOlder ? 'react-virt' : peer}`),
  resolve: { alias: isOlder || isWriter ? [product('react'), product('react-dom')] : [] },
  plugins: [peer === 'naive-virtual' ? vue() : react()],
  define: isWriter ? { global: 'globalThis' } : {},
  publicDir: false,
  build: { outDir: pathTo(`../../dist/peers/${peer}`), emptyOutDir: true, chunkSizeWarningLimit: 5000 },
});
