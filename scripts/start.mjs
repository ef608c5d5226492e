/** `npm start`: from a fresh clone to a served app. Node's own modules alone until the packages are there. */

import { ensureBuilt } from './build.mjs';
import { endWithNpm } from './endWithNpm.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnRefusal } from './Refusal.mjs';
import { readPort, requireFreePort } from './requireFreePort.mjs';
import { requireNode } from './requireNode.mjs';
import { root } from './root.mjs';

await endOnRefusal(async () => {
  endWithNpm();
  requireNode();
  await requireFreePort(readPort());
  // DATA_DIR and its like are read against the project, wherever the command was given.
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that a signal reaches the server itself.
  await import('../dist/server/main.js');
});
