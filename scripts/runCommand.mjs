import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const isWindows = process.platform === 'win32';

/**
 * Runs one command from the project's root and waits for its end.
 *
 * Its output is shown as it comes, or with `quiet` collected and handed back.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 when the command cannot be started
 */
export function runCommand(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...withProjectBinaries(process.env), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: isWindows,
      // A group of its own, so that a signal reaches also what the command started.
      detached: !isWindows,
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    const stopPassingOn = passSignalsTo(child);
    const end = (code) => {
      stopPassingOn();
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.on('error', (error) => {
      if (quiet) chunks.push(Buffer.from(error.message));
      else console.error(error.message);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/** npm under the Node that runs this, also where `npm` itself is not on the PATH. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? runCommand(process.execPath, [npm, ...args], options)
    : runCommand('npm', args, options);
}

/** The last lines of an output, enough to see why something failed. */
export function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}

function withProjectBinaries(env) {
  return { ...env, PATH: [join(root, 'node_modules', '.bin'), env.PATH ?? ''].join(delimiter) };
}

/** A signal sent to this process alone would leave the command working on in the background. */
function passSignalsTo(child) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const passOn = (signal) => {
    child.once('close', () => process.exit(128 + constants.signals[signal]));
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  for (const signal of signals) process.on(signal, passOn);
  return () => {
    for (const signal of signals) process.off(signal, passOn);
  };
}
