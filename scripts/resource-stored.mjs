/** `npm run resource:stored`: writes what the applet has to know of the product's stored declarations, as part of each build. */
import { writeBuiltIn } from './lint/writeBuiltIn.mjs';

// What throws is told by its place in the sources.
process.setSourceMapsEnabled(true);
await writeBuiltIn();
