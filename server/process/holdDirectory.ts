import { chmod, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../settings.ts';

/**
 * Takes a directory for one process alone, by a file `server.pid` in it; gives back how to let go of it.
 *
 * The file of a process that was killed is taken over. A process is known by its number and, where the system tells
 * it, by the moment it began, because numbers are used again.
 *
 * The directory is this user's alone afterwards: it holds buyers, sessions and secrets. K7
 *
 * @throws StartError when the directory cannot be written or shut, or another living process has it.
 */
export async function holdDirectory(directory: string, pid: number = process.pid): Promise<() => Promise<void>> {
  await requireWritable(directory);
  await keepToOurselves(directory);
  const path = join(directory, 'server.pid');
  const mine = `${pid} ${await beginningOf(pid)}`;
  if (!(await create(path, mine))) {
    const holder = await readFile(path, 'utf8').catch(() => '');
    if (await isAliveElsewhere(holder, pid)) {
      throw new StartError(
        `DATA_DIR ${directory} is in use by process ${Number.parseInt(holder, 10)}. Stop it, or set DATA_DIR to another directory.`,
      );
    }
    await writeFile(path, mine);
  }
  return () => rm(path, { force: true });
}

async function requireWritable(directory: string): Promise<void> {
  const probe = join(directory, `probe-${process.pid}`);
  try {
    await makeDirectory(directory);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw new StartError(`DATA_DIR ${directory} cannot be written. Set DATA_DIR to a directory this user may write.`, {
      cause,
    });
  }
}

const OURS = 0o700;
const OTHERS = 0o077;

/** From now on what this process writes is for its user alone, whatever the shell says. K7 */
export const writeForUsAlone = (): void => void process.umask(OTHERS);

/** By what a directory of ours is known. */
const KEPT = ['database', 'files', 'outbox', 'resources.json', 'applets.json', 'server.pid'];

/** Shuts a directory of ours; one that others have things in, such as /srv, is not ours to shut. Windows knows no such bits. */
async function keepToOurselves(directory: string): Promise<void> {
  if (process.platform === 'win32' || ((await stat(directory)).mode & OTHERS) === 0) return;
  const names = await readdir(directory);
  const isOurs = names.length === 0 || KEPT.some((name) => names.includes(name));
  const remedy = 'Set DATA_DIR to a directory of its own, which belongs to the user that runs the service.';
  const refused = `DATA_DIR ${directory} is open to others. ${remedy}`;
  if (!isOurs) throw new StartError(refused);
  try {
    await chmod(directory, OURS);
  } catch (cause) {
    throw new StartError(refused, { cause });
  }
}

/** Node's own way of making parents never ends where a system refuses them without saying why, as /proc does. */
async function makeDirectory(path: string): Promise<void> {
  const failure = await mkdir(path).catch(codeOf);
  if (failure === undefined || failure === 'EEXIST') return;
  if (failure !== 'ENOENT' || dirname(path) === path) throw new Error(`Failed to make ${path}: ${failure}.`);
  await makeDirectory(dirname(path));
  await mkdir(path);
}

const codeOf = (failure: unknown) => (failure instanceof Error && 'code' in failure ? failure.code : 'unknown');

/** Whether the file is new, and so ours. */
async function create(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(text);
    await file.close();
    return true;
  } catch {
    return false;
  }
}

async function isAliveElsewhere(holder: string, mine: number): Promise<boolean> {
  const [, number = '', began = ''] = /^(\d+) (.*)$/.exec(holder) ?? [];
  const pid = Number(number);
  return pid > 0 && pid !== mine && answers(pid) && (await beginningOf(pid)) === began;
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    // Not allowed to ask: it is alive all the same.
    return codeOf(failure) === 'EPERM';
  }
}

/**
 * When a process began, in the system's own ticks; empty where the system keeps no such record.
 *
 * Of one that was killed and that nobody has asked after it says `ended`: such a process still has its number.
 */
async function beginningOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may hold blanks; behind it stands the state, and 19 fields on the beginning.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
}
