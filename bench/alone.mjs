/**
 * What no peer has a like of, one after the other: a key in large forms, articles, group-buy days and their sheets, the
 * data provider. Each is a command of its own, too.
 */
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { runCommand } from '../scripts/runCommand.mjs';

const commands = ['engine', 'editor', 'groupDay', 'groupSheets', 'provider'];

/** Runs them all; gives the names of those that broke a budget. */
export async function runAlone() {
  const broken = [];
  for (const name of commands) {
    console.log(`\nnode bench/${name}.mjs\n`);
    const { code } = await runCommand(process.execPath, [join(root, `bench/${name}.mjs`)]);
    if (code !== 0) broken.push(name);
  }
  return broken;
}
