import { Refusal } from './Refusal.mjs';
import { lastLines, runCommand } from './runCommand.mjs';
import { findOnPath, installPackages } from './systemPackages.mjs';

const FONT = 'fonts-noto-cjk';

/** What each browser is called where it is installed, and how one is chosen by hand. */
const chromium = {
  title: 'Chromium',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  setting: 'CHROMIUM',
  packages: ['chromium', FONT],
  remedy: 'Install Chromium or Chrome, or set CHROMIUM to its path.',
};
const firefox = {
  title: 'Firefox',
  names: ['firefox', 'firefox-esr'],
  setting: 'FIREFOX',
  packages: ['firefox-esr'],
  remedy: 'Install Firefox, or set FIREFOX to its path.',
};

/**
 * A Chromium that starts on this machine and can draw Chinese, installed from the system's packages where it is missing.
 *
 * @returns {Promise<string>} its path
 * @throws {Refusal} when there is none and none can be installed
 */
export const ensureChromium = (needs) => ensureBrowser(chromium, needs);

/** The same of Firefox. */
export const ensureFirefox = (needs) => ensureBrowser(firefox, needs);

async function ensureBrowser(
  browser,
  { env = process.env, isRoot = process.getuid?.() === 0, say = console.error } = {},
) {
  const { title, setting, packages, remedy } = browser;
  const mayInstall = isRoot && findOnPath('apt-get', env) !== undefined;
  const found = await findBrowser(browser, env);
  if (found) {
    await ensureFont({ env, mayInstall, say });
    return found;
  }
  if (env[setting]) throw new Refusal(`${setting}=${env[setting]} does not start. ${remedy}`);
  if (!mayInstall) throw new Refusal(`No ${title} found. ${remedy}`);
  say(`Installing ${packages.join(' and ')} from the system's packages`);
  const { code, output } = await installPackages(packages, env);
  if (code !== 0) throw new Refusal(`${lastLines(output)}\napt-get could not install ${title}. ${remedy}`);
  const installed = await findBrowser(browser, env);
  if (!installed) throw new Refusal(`The installed ${title} does not start. ${remedy}`);
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
async function findBrowser(browser, env) {
  for (const path of candidates(browser, env)) {
    const { code } = await runCommand(path, ['--version', '--no-sandbox'], { quiet: true });
    if (code === 0) return path;
  }
  return undefined;
}

/** Where a browser may be, best first. The setting, when there is one, is the only answer: a person chose it. */
function candidates({ names, setting }, env) {
  if (env[setting]) return [findOnPath(env[setting], env) ?? env[setting]];
  return names.map((name) => findOnPath(name, env)).filter((path) => path !== undefined);
}
