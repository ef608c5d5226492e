import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../Refusal.mjs';
import { lastLines, runCommand } from '../runCommand.mjs';
import { ensurePostgres } from './ensurePostgres.mjs';

/** Speed before safety: what is in a throw-away cluster may go with the power. */
const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Its own socket in its own folder: no port that another program may have, no way in for anybody else. */
const settings = (folder, kept) => ({
  listen_addresses: '',
  unix_socket_directories: folder,
  max_connections: '200',
  wal_level: 'minimal',
  max_wal_senders: '0',
  ...(kept ? {} : careless),
});

/**
 * Ends the cluster and clears its folder away when its input closes: also when whoever started it was killed.
 *
 * `$1` is the program, `$2` the folder, the rest its arguments. A file `again` makes it start anew after so many seconds
 * as it says, once it has ended.
 */
const keeper = `exec 3<&0
program=$1; folder=$2; shift 2
start() { "$program" "$@" 3<&- & cluster=$!; echo $cluster > "$folder/pid"; }
start "$@"
{ cat <&3; rm -f "$folder/again"; kill -INT "$(cat "$folder/pid")"; } >/dev/null 2>&1 &
while wait $cluster; [ -e "$folder/again" ]; do
  sleep "$(cat "$folder/again")"; rm -f "$folder/again"; start "$@"
done
rm -rf "$folder"`;

/**
 * Starts a PostgreSQL of its own for as long as it is wanted, empty, in a folder that goes with it.
 *
 * @param {{ durable?: boolean }} [options] `durable` writes each commit to the disk, as a cluster in use would
 * @returns {Promise<import('./startPostgres.mjs').Cluster>}
 * @throws {Refusal} when there is no PostgreSQL and none can be installed, or it does not start
 */
export async function startPostgres({ durable = false } = {}) {
  const programs = await ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'zhanggui-pg-'));
  try {
    const owner = await findOwner();
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const data = join(folder, 'data');
    await initialise(join(programs, 'initdb'), data, owner);
    const options = Object.entries(settings(folder, durable)).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const stop = await run(join(programs, 'postgres'), folder, ['-D', data, ...options], owner);
    return {
      urlOf: (name) => `postgres://postgres@${encodeURIComponent(folder)}/${name}`,
      stop,
      restart(signal, afterSeconds) {
        writeFileSync(join(folder, 'again'), String(afterSeconds));
        process.kill(postmaster(folder), signal);
      },
      freeze: () => signalAll(folder, 'SIGSTOP'),
      thaw: () => signalAll(folder, 'SIGCONT'),
    };
  } catch (failure) {
    rmSync(folder, { recursive: true, force: true });
    throw failure;
  }
}

const postmaster = (folder) => Number(readFileSync(join(folder, 'pid'), 'utf8'));

/** The cluster is a process of its own for each connection. */
function signalAll(folder, signal) {
  const first = postmaster(folder);
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ').filter(Boolean);
  for (const pid of [first, ...children.map(Number)]) process.kill(pid, signal);
}

/** PostgreSQL refuses to run as root: the user of its package does it then. */
async function findOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([idOf('-u'), idOf('-g')]);
  return { uid, gid };
}

async function idOf(flag) {
  for (const name of ['postgres', 'nobody']) {
    const { code, output } = await runCommand('id', [flag, name], { quiet: true });
    if (code === 0) return Number(output);
  }
  throw new Refusal('PostgreSQL does not run as root, and there is no user postgres or nobody to run it.');
}

async function initialise(program, data, owner) {
  const given = ['--pgdata', data, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  const child = spawn(program, given, { ...owner, cwd: '/', env: plain(), stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  const code = await new Promise((resolve) => {
    child.on('error', (failure) => resolve(failure.message));
    child.on('close', resolve);
  });
  if (code !== 0) throw new Refusal(`${lastLines(said.join(''))}\ninitdb failed (${code}).`);
}

async function run(program, folder, given, owner) {
  const child = spawn('/bin/sh', ['-c', keeper, 'keeper', program, folder, ...given], {
    ...owner,
    cwd: '/',
    env: plain(),
    stdio: ['pipe', 'ignore', 'pipe'],
    // Out of reach of Ctrl-C, which would take the keeper before it has cleared up.
    detached: true,
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const said = [];
  const isReady = await new Promise((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (said.length < 100) said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve(true);
    });
    ended.then(() => resolve(false));
  });
  if (!isReady) throw new Refusal(`${said.join('\n')}\nPostgreSQL ended before it was ready.`);
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/** English in its log, which is read; the order and case of texts as most clusters have them. */
const plain = () => ({ PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' });
