/**
 * What `npm run dev` asks of the sources whenever they change, in a process of its own: what is wrong with the declarations
 * and where each part of them stands, as JSON; what the applet has to know of them is written into the server.
 */
import { Console } from 'node:console';
import { existsSync } from 'node:fs';
import { collect } from './collect.mjs';
import { lintResources } from './lintResources.mjs';
import { placesOf } from './placesOf.mjs';
import { writeBuiltIn } from './writeBuiltIn.mjs';

// What throws is told by its place in the sources.
process.setSourceMapsEnabled(true);
// What a declaration says while it is read is no part of the answer.
Object.assign(console, new Console(process.stderr));

const [beside] = process.argv.slice(2);
const collected = await collect();
await writeBuiltIn(collected);
const findings = await lintResources(beside && existsSync(beside) ? beside : undefined, collected);
process.stdout.write(JSON.stringify({ findings, places: placesOf(collected.modules) }));
