import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** A vite that loads modules of this checkout into Node. */
export const openVite = () =>
  createServer({ configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)), root: process.cwd() });
