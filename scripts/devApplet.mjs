import { join, relative, sep } from 'node:path';
import { createServerModuleRunner } from 'vite';
import { Refusal } from './Refusal.mjs';
import { root } from './root.mjs';

const appletRooms = ['server', join('src', 'schemas')];

/**
 * The applet from its sources, started anew whenever one of them changes.
 *
 * @param {import('vite').ViteDevServer} vite loads and reloads the modules
 */
export function createDevApplet(vite) {
  let running;
  let isStale = false;
  // One after the other: two applets at once would ask for the same data directory.
  let turn = Promise.resolve();
  const queue = (work) => {
    turn = turn.then(work, work);
    return turn;
  };
  const start = async () => {
    isStale = false;
    running = await startFromSources(vite);
  };
  const stop = async () => {
    const { close } = running ?? {};
    running = undefined;
    await close?.();
  };
  vite.watcher.on('all', (_, path) => {
    if (isStale || !belongsToApplet(relative(root, path), running === undefined)) return;
    isStale = true;
    void queue(() => stop().then(start).catch(tell));
  });
  return { port: () => running?.port, start: () => queue(start), stop: () => queue(stop) };
}

/** A slip of the pen leaves the app served and the applet away until it is mended. */
function tell(failure) {
  console.error(failure instanceof Refusal ? failure.message : failure.stack);
}

/**
 * @param {string} file its path from the project's root
 * @param {boolean} [isAway] it could not be started: then it may have been for a declaration
 */
export function belongsToApplet(file, isAway = false) {
  const rooms = isAway ? ['server', 'src'] : appletRooms;
  return rooms.some((room) => file.startsWith(room + sep)) && !/\.test\.tsx?$/.test(file);
}

/**
 * A runner of its own for each start: vite forgets a changed module only after it has told of the change, so a shared
 * one would at times bring back what was there before.
 *
 * @throws {Refusal} when a setting or the data directory is at fault
 */
async function startFromSources(vite) {
  const { ssr } = vite.environments;
  ssr.moduleGraph.invalidateAll();
  const sources = createServerModuleRunner(ssr, { hmr: false });
  const { readSettings, StartError } = await sources.import('/server/settings.ts');
  const { startServer } = await sources.import('/server/startServer.ts');
  try {
    const settings = readSettings({ ...process.env, PORT: '0' });
    const server = await startServer(settings, {
      appDir: join(root, 'dist', 'app'),
      log: (line) => console.error(line),
    });
    return { port: server.port, close: () => server.close().finally(() => sources.close()) };
  } catch (failure) {
    throw failure instanceof StartError ? new Refusal(failure.message) : failure;
  }
}
