import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { vi } from 'vitest';

/** The product as it is developed, on a copy of its sources. */
export interface RunningSources {
  readonly url: string;
  readonly dataDir: string;
  /** What the terminal shows, line by line. */
  readonly lines: readonly string[];
  /** Writes another text into a file of the copy. */
  edit(file: string, was: string, becomes: string): void;
  /** Writes a file into the copy that was not there. */
  write(file: string, text: string): void;
  stop(): Promise<void>;
}

const SOURCES = ['src', 'server', 'scripts', 'build', 'public', 'index.html', 'package.json', 'vite.config.ts'];

/** Serves a copy of the sources on a free port: a text of the project itself that is broken would reach other tests. */
export async function runSources(): Promise<RunningSources> {
  // Inside of the project, where packages are found; git is told to look away.
  const folder = mkdtempSync('.tmp-dev-');
  writeFileSync(join(folder, '.gitignore'), '*\n');
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  const dataDir = join(process.cwd(), folder, 'kept');
  const command = "import('./scripts/serveSources.mjs').then(({ serveSources }) => serveSources(0))";
  const child = spawn(process.execPath, ['-e', command], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, DEMO: '1', NO_COLOR: '1', NODE_ENV: 'development', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const url = await new Promise<string>((done, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      const [, found] = /^Ready on (\S+)$/.exec(line) ?? [];
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(`Failed to serve the sources:\n${lines.join('\n')}`)));
  });
  return {
    url,
    dataDir,
    lines,
    edit(file, was, becomes) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(was)) throw new Error(`Failed to find ${was} in ${file}.`);
      writeFileSync(path, text.replace(was, becomes));
    },
    write(file, text) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      // A cache that is written while it is deleted makes one try fail, and what comes after it be left out.
      await vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), { timeout: 10_000, interval: 100 });
    },
  };
}
