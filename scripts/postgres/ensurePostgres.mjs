import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from '../Refusal.mjs';
import { lastLines, runCommand } from '../runCommand.mjs';
import { findOnPath, installPackages, isExecutable } from '../systemPackages.mjs';

const DEBIAN = '/usr/lib/postgresql';
const remedy = 'Install PostgreSQL 13 or newer, or set POSTGRES_BIN to the folder of its programs.';

/**
 * A PostgreSQL whose programs run on this machine, installed from the system's packages when there is none.
 *
 * @returns {Promise<string>} the folder of `initdb` and `postgres`
 * @throws {Refusal} when there is none and none can be installed
 */
export async function ensurePostgres({
  env = process.env,
  isRoot = process.getuid?.() === 0,
  say = console.error,
  debian = DEBIAN,
} = {}) {
  const found = await findPostgres(env, debian);
  if (found) return found;
  if (env.POSTGRES_BIN) throw new Refusal(`POSTGRES_BIN=${env.POSTGRES_BIN} holds no PostgreSQL. ${remedy}`);
  if (!isRoot || !findOnPath('apt-get', env)) throw new Refusal(`No PostgreSQL found. ${remedy}`);
  say("Installing postgresql from the system's packages");
  const { code, output } = await installPackages(['postgresql'], env);
  if (code !== 0) throw new Refusal(`${lastLines(output)}\napt-get could not install PostgreSQL. ${remedy}`);
  const installed = await findPostgres(env, debian);
  if (!installed) throw new Refusal(`The installed PostgreSQL does not start. ${remedy}`);
  return installed;
}

async function findPostgres(env, debian) {
  for (const folder of folders(env, debian)) {
    if (!['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))) continue;
    const { code } = await runCommand(join(folder, 'postgres'), ['--version'], { quiet: true });
    if (code === 0) return folder;
  }
  return undefined;
}

/** Where its programs may be, best first. POSTGRES_BIN, when set, is the only answer: a person chose it. */
function folders(env, debian) {
  if (env.POSTGRES_BIN) return [env.POSTGRES_BIN];
  const onPath = findOnPath('initdb', env);
  return [...(onPath ? [dirname(onPath)] : []), ...versions(debian).map((name) => join(debian, name, 'bin'))];
}

/** Debian and Ubuntu keep each version in a folder of its own, off the PATH; the newest first. */
function versions(debian) {
  try {
    return readdirSync(debian).sort((one, other) => Number(other) - Number(one));
  } catch {
    return [];
  }
}
