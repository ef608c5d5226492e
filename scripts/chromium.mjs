import { Refusal } from './Refusal.mjs';
import { lastLines, runCommand } from './runCommand.mjs';
import { findOnPath, installPackages } from './systemPackages.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FONT = 'fonts-noto-cjk';
const packages = ['chromium', FONT];
const remedy = 'Install Chromium or Chrome, or set CHROMIUM to its path.';

/**
 * A browser that starts on this machine and can draw Chinese, installed from the system's packages where one is missing.
 *
 * @returns {Promise<string>} its path
 * @throws {Refusal} when there is none and none can be installed
 */
export async function ensureChromium({
  env = process.env,
  isRoot = process.getuid?.() === 0,
  say = console.error,
} = {}) {
  const mayInstall = isRoot && findOnPath('apt-get', env) !== undefined;
  const found = await findChromium(env);
  if (found) {
    await ensureFont({ env, mayInstall, say });
    return found;
  }
  if (env.CHROMIUM) throw new Refusal(`CHROMIUM=${env.CHROMIUM} does not start. ${remedy}`);
  if (!mayInstall) throw new Refusal(`No Chromium found. ${remedy}`);
  say(`Installing ${packages.join(' and ')} from the system's packages`);
  const { code, output } = await installPackages(packages, env);
  if (code !== 0) throw new Refusal(`${lastLines(output)}\napt-get could not install Chromium. ${remedy}`);
  const installed = await findChromium(env);
  if (!installed) throw new Refusal(`The installed Chromium does not start. ${remedy}`);
  return installed;
}

/** Without Chinese letters buttons are narrower than they are, and what is printed cannot be read. */
async function ensureFont({ env, mayInstall, say }) {
  const list = findOnPath('fc-list', env);
  if (!list || (await runCommand(list, [':lang=zh'], { quiet: true })).output.trim() !== '') return;
  const { code } = mayInstall ? await installPackages([FONT], env) : { code: 1 };
  say(code === 0 ? `Installed ${FONT}: there was no Chinese font` : `No Chinese font found. Install ${FONT}.`);
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
