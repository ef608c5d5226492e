import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The product as a merchant's machine runs it. */
export interface RunningApp {
  readonly url: string;
  readonly pid: number;
  /** Ends it the hard way, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it the polite way. */
  stop(): Promise<void>;
}

/** Starts the product by its own command, on a free port and a folder of its own, and waits for the ready line. */
export const runApp = (dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningApp> =>
  runProduct('scripts/start.mjs', { DATA_DIR: dataDir, NODE_ENV: 'production', DEMO: '1', ...settings });

/** The same of any product that says where it is ready. */
export async function runProduct(command: string, settings: Readonly<Record<string, string>>): Promise<RunningApp> {
  const child = spawn(process.execPath, [command], {
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return { url: await readyLine(child), pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function readyLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('Failed to read what the product prints.');
  for await (const line of createInterface({ input: stdout })) {
    const url = /^Ready on (http:\/\/localhost:\d+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('Failed to start the product: it ended before it was ready.');
}
