import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from '../scripts/install.mjs';
import { Refusal } from '../scripts/Refusal.mjs';
import { root } from '../scripts/root.mjs';
import { lastLines, runNpm } from '../scripts/runCommand.mjs';

/** What the product is measured beside: a package of its own, so that the product's own install knows nothing of it. */
export const peersFolder = join(root, 'bench/peers');

const locked = (file) => {
  const path = join(peersFolder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
};

/**
 * Leaves in bench/peers/node_modules what its lock file asks for.
 *
 * @throws {Refusal} when npm cannot install
 */
export async function installPeers() {
  if (isInstalled(locked('package-lock.json'), locked('node_modules/.package-lock.json'))) return;
  console.error('Installing the peers (a minute or two)');
  const args = ['ci', '--prefix', peersFolder, '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(args, { quiet: true });
  if (code !== 0) throw new Refusal(lastLines(output, 60));
}

/** Name → version of what the peers are made of. */
export const peerVersions = () =>
  Object.fromEntries(
    Object.entries(locked('package-lock.json') ?? {})
      .filter(([path]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path))
      .map(([path, { version }]) => [path.slice('node_modules/'.length), version]),
  );
