/**
 * `npm run test:webkit`: the stories of the other browsers in WebKit, which is what iPhones and Macs have.
 *
 * A browser of GTK wants a display and a session bus; both are started for as long as it takes.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browsers.mjs';
import { ensureBuilt } from './build.mjs';
import { endOnRefusal, Refusal } from './Refusal.mjs';
import { lastLines } from './runCommand.mjs';
import { runVitest } from './runVitest.mjs';
import { findOnPath, installPackages, isExecutable } from './systemPackages.mjs';

const DISPLAY = ':77';
const PORT = 4477;
const programs = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb', 'dbus-run-session': 'dbus' };

await endOnRefusal(async () => {
  await ensurePrograms();
  await ensureBuilt();
  const display = start('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24'], {});
  const driver = start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${PORT}`], {
    DISPLAY,
    // As root it cannot shut itself in; without a graphics card it draws by the processor.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  try {
    const env = {
      CHROMIUM: await ensureChromium(),
      WEBKIT: findMiniBrowser(),
      WEBKIT_DRIVER: `http://127.0.0.1:${PORT}`,
    };
    const stories = process.argv.slice(2);
    const { passed, failed } = await runVitest(['--project', 'e2e', 'tests/e2e/otherBrowsers', ...stories], env);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } finally {
    for (const each of [driver, display]) process.kill(-each.pid);
  }
});

async function ensurePrograms() {
  const missing = Object.keys(programs).filter((name) => !findOnPath(name, process.env));
  if (missing.length === 0) return;
  const packages = missing.map((name) => programs[name]);
  const remedy = `Install ${packages.join(', ')}.`;
  if (process.getuid?.() !== 0 || !findOnPath('apt-get', process.env)) throw new Refusal(`No WebKit found. ${remedy}`);
  const { code, output } = await installPackages(packages, process.env);
  if (code !== 0) throw new Refusal(`${lastLines(output)}\n${remedy}`);
}

/** The browser that comes with the driver, in a folder named after the machine. */
function findMiniBrowser() {
  const found = readdirSync('/usr/lib')
    .map((machine) => join('/usr/lib', machine, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(isExecutable);
  if (found === undefined) throw new Refusal('No MiniBrowser found beside WebKitWebDriver.');
  return found;
}

/** In a group of its own, so that all it starts ends with it. */
function start(command, given, env) {
  return spawn(command, given, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
}
