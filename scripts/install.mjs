import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './Refusal.mjs';
import { root } from './root.mjs';
import { lastLines, runNpm } from './runCommand.mjs';

/**
 * Leaves in node_modules exactly what package-lock.json asks for.
 *
 * @throws {Refusal} when npm cannot install
 */
export async function ensureInstalled() {
  const asked = readPackages('package-lock.json');
  if (asked === undefined)
    throw new Refusal('package-lock.json is missing or broken. Run: git checkout package-lock.json');
  if (isInstalled(asked, readPackages('node_modules/.package-lock.json'))) return;
  console.error('Installing the packages (about half a minute)');
  // Development packages are named because NODE_ENV=production would leave out what builds the app.
  const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
  });
  if (code === 0) return;
  throw new Refusal(
    `${lastLines(output, 120)}\nnpm ci failed. Check the network and the free disk space, then run it again.`,
  );
}

/**
 * Whether every package that is asked for is there, in the same version.
 *
 * npm itself writes what it installed to node_modules/.package-lock.json, last of all: so a killed install is seen as
 * missing, and one made by hand is not repeated, which a stamp of our own could not tell.
 *
 * @param {Record<string, LockedPackage>} asked `packages` of package-lock.json
 * @param {Record<string, LockedPackage> | undefined} installed the same of node_modules
 */
export function isInstalled(asked, installed) {
  if (installed === undefined) return false;
  return Object.entries(asked).every(([path, { version, integrity, optional }]) => {
    const present = installed[path];
    if (path === '' || (optional && !present)) return true;
    return present?.version === version && present?.integrity === integrity;
  });
}

/** @returns {Record<string, LockedPackage> | undefined} undefined when there is no such file or it is cut off */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
