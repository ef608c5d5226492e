/** `npm run applet:…`: a command of the embedded applet on its database, built as `npm start` builds it. */

import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnRefusal } from './Refusal.mjs';
import { requireNode } from './requireNode.mjs';
import { root } from './root.mjs';

await endOnRefusal(async () => {
  requireNode();
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  const [command] = process.argv.splice(2, 1);
  await import(`../dist/server/${command}.js`);
});
