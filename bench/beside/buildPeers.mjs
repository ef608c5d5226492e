import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../scripts/fingerprint.mjs';
import { isInstalled } from '../../scripts/install.mjs';
import { Refusal } from '../../scripts/Refusal.mjs';
import { root } from '../../scripts/root.mjs';
import { lastLines, runCommand, runNpm } from '../../scripts/runCommand.mjs';

const folder = join(root, 'bench/peers');
const locked = (file) => {
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
};

/**
 * Leaves builds of the named peers in dist/peers, as their sources and packages are now.
 *
 * @throws {Refusal} when something cannot be installed or built
 */
export async function buildPeers(names) {
  if (!isInstalled(locked('package-lock.json'), locked('node_modules/.package-lock.json'))) {
    console.error('Installing the peers (a minute or two)');
    await done(runNpm(['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true }));
  }
  const wanted = fingerprint(folder, ['src', 'package-lock.json', 'vite.config.js'], () => true);
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  for (const name of names) {
    const stamp = join(root, `dist/peers/${name}.stamp`);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.error(`Building ${name}`);
    rmSync(stamp, { force: true });
    const args = [vite, 'build', '--config', join(folder, 'vite.config.js'), '--logLevel', 'error'];
    await done(runCommand(process.execPath, args, { quiet: true, env: { PEER: name, NODE_ENV: 'production' } }));
    await done(runCommand(process.execPath, [join(root, 'scripts/pack.mjs'), join(root, `dist/peers/${name}`)]));
    writeFileSync(stamp, wanted);
  }
}

/** Name → version of what the peers are made of. */
export const peerVersions = () =>
  Object.fromEntries(
    Object.entries(locked('package-lock.json') ?? {})
      .filter(([path]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
      .map(([path, { version }]) => [path.slice('node_modules/'.length), version]),
  );

async function done(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Refusal(lastLines(output, 60));
}
