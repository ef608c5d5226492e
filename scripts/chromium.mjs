import { Refusal } from './Refusal.mjs';
import { lastLines, runCommand } from './runCommand.mjs';
import { findOnPath, installPackages } from './systemPackages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const packages = ['chromium', 'fonts-noto-cjk'];
const remedy = 'Install Chromium or Chrome, or set CHROMIUM to its path.';

/**
 * A browser that starts on this machine, installed from the system's packages when there is none.
 *
 * @returns {Promise<string>} its path
 * @throws {Refusal} when there is none and none can be installed
 */
export async function ensureChromium({
  env = process.env,
  isRoot = process.getuid?.() === 0,
  say = console.error,
} = {}) {
  const found = await findChromium(env);
  if (found) return found;
  if (env.CHROMIUM) throw new Refusal(`CHROMIUM=${env.CHROMIUM} does not start. ${remedy}`);
  if (!isRoot || !findOnPath('apt-get', env)) throw new Refusal(`No Chromium found. ${remedy}`);
  say(`Installing ${packages.join(' and ')} from the system's packages`);
  const { code, output } = await installPackages(packages, env);
  if (code !== 0) throw new Refusal(`${lastLines(output)}\napt-get could not install Chromium. ${remedy}`);
  const installed = await findChromium(env);
  if (!installed) throw new Refusal(`The installed Chromium does not start. ${remedy}`);
  return installed;
}

/** Debian's and Ubuntu's `chromium-browser` may be a stub that only names another package, so each is asked to start. */
async function findChromium(env) {
  for (const path of candidates(env)) {
    const { code } = await runCommand(path, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0) return path;
  }
  return undefined;
}

/**
 * Where a browser may be, best first. CHROMIUM, when set, is the only answer: a person chose it.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function candidates(env) {
  if (env.CHROMIUM) return [findOnPath(env.CHROMIUM, env) ?? env.CHROMIUM];
  return names.map((name) => findOnPath(name, env)).filter((path) => path !== undefined);
}
