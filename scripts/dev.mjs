/** `npm run dev`: the app with hot reload and the applet behind it, on one port. */
import { endWithNpm } from './endWithNpm.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnRefusal } from './Refusal.mjs';
import { readPort, requireFreePort } from './requireFreePort.mjs';
import { requireNode } from './requireNode.mjs';
import { root } from './root.mjs';

await endOnRefusal(async () => {
  endWithNpm();
  requireNode();
  const port = readPort();
  await requireFreePort(port);
  process.chdir(root);
  await ensureInstalled();
  // Only now is there a vite to import.
  const { serveSources } = await import('./serveSources.mjs');
  await serveSources(port);
});
