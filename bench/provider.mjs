/** `node bench/provider.mjs`: what the data provider adds to a call, in processor time, beside one by hand and simple-rest. */

import { endOnRefusal } from '../scripts/Refusal.mjs';
import { installPeers } from './installPeers.mjs';
import { openVite } from './openVite.mjs';

process.env.NODE_ENV = 'production';
await endOnRefusal(async () => {
  await installPeers();
  const { simpleRest } = await import('./peers/src/simpleRest.js');
  const vite = await openVite();
  const { measureProvider } = await vite.ssrLoadModule('/bench/measureProvider.ts');
  const timed = await measureProvider(simpleRest);
  await vite.close();
  for (const { name, us, budgetUs } of timed) {
    const verdict = budgetUs === undefined ? '' : `  ≤ ${budgetUs}  ${us <= budgetUs ? 'kept' : 'BROKEN'}`;
    console.log(`${us.toFixed(2).padStart(8)} µs  ${name}${verdict}`);
  }
  process.exit(timed.every(({ us, budgetUs = Number.POSITIVE_INFINITY }) => us <= budgetUs) ? 0 : 1);
});
