/** A process of its own, so that serving does not wait for measuring: `node bench/beside/serve.mjs '{"goods":500}' '{"ours":"dist/app"}'`. */

import { openVite } from '../openVite.mjs';

const [stock, folders] = process.argv.slice(2);
const vite = await openVite();
const { serveSites } = await vite.ssrLoadModule('/bench/beside/serveSites.ts');
console.log(JSON.stringify(await serveSites(JSON.parse(stock), JSON.parse(folders))));
// Whoever started it holds the other end.
process.stdin.on('end', () => process.exit(0)).resume();
