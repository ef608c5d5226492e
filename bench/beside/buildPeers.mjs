import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { Refusal } from '../../scripts/Refusal.mjs';
import { root } from '../../scripts/root.mjs';
import { lastLines, runCommand } from '../../scripts/runCommand.mjs';
import { installPeers, peersFolder } from '../installPeers.mjs';

/**
 * Leaves builds of the named peers in dist/peers, as their sources and packages are now.
 *
 * @throws {Refusal} when something cannot be installed or built
 */
export async function buildPeers(names) {
  await installPeers();
  const wanted = fingerprint(peersFolder, ['src', 'package-lock.json', 'vite.config.js'], () => true);
  const vite = join(peersFolder, 'node_modules/vite/bin/vite.js');
  for (const name of names) {
    const stamp = join(root, `dist/peers/${name}.stamp`);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.error(`Building ${name}`);
    rmSync(stamp, { force: true });
    const args = [vite, 'build', '--config', join(peersFolder, 'vite.config.js'), '--logLevel', 'error'];
    await done(runCommand(process.execPath, args, { quiet: true, env: { PEER: name, NODE_ENV: 'production' } }));
    await done(runCommand(process.execPath, [join(root, 'scripts/pack.mjs'), join(root, `dist/peers/${name}`)]));
    writeFileSync(stamp, wanted);
  }
}

async function done(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Refusal(lastLines(output, 60));
}
