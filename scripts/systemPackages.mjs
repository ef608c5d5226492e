import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from './runCommand.mjs';

/**
 * The first file of that name on the PATH that may be run.
 *
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findOnPath(name, env) {
  return (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs packages of the system with what they need and nothing more; no service is started by it.
 *
 * @param {string[]} packages
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function installPackages(packages, env) {
  // At this runlevel a service that comes along is not started: nobody asked for one.
  const options = { quiet: true, env: { PATH: env.PATH, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  // A list that fails to refresh still leaves the older one to install from, so only the install decides.
  await runCommand('apt-get', ['update'], options);
  return runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
