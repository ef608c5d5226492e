import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureChromium, ensureFirefox } from './browsers.mjs';

let folder;
const addBrowser = (name, script = 'exit 0') => {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
};

const find = (env, isRoot = false, say = () => {}) => ensureChromium({ env, isRoot, say });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('Chromium comes before Chrome, wherever on the path it is', async () => {
  addBrowser('google-chrome');
  const chromium = addBrowser('chromium');
  expect(await find({ PATH: ['/nowhere', folder].join(delimiter) })).toBe(chromium);
});

test('a file that cannot be run is no browser', async () => {
  writeFileSync(join(folder, 'chromium'), '');
  await expect(find({ PATH: folder })).rejects.toThrow('No Chromium found.');
});

test('Firefox is found by its own names, and FIREFOX is taken before them', async () => {
  const esr = addBrowser('firefox-esr');
  const chosen = addBrowser('mine');
  expect(await ensureFirefox({ env: { PATH: folder }, isRoot: false })).toBe(esr);
  expect(await ensureFirefox({ env: { PATH: folder, FIREFOX: chosen }, isRoot: false })).toBe(chosen);
});

test('a browser that does not start is passed over', async () => {
  addBrowser('chromium', 'exit 1');
  const chrome = addBrowser('google-chrome');
  expect(await find({ PATH: folder })).toBe(chrome);
});

test('CHROMIUM is taken before all others', async () => {
  addBrowser('chromium');
  const chosen = addBrowser('mine');
  expect(await find({ PATH: folder, CHROMIUM: chosen })).toBe(chosen);
});

test('a CHROMIUM that does not start is refused, even where another browser is', async () => {
  addBrowser('chromium');
  await expect(find({ PATH: folder, CHROMIUM: '/nowhere/chromium' })).rejects.toThrow(
    'CHROMIUM=/nowhere/chromium does not start. Install Chromium or Chrome, or set CHROMIUM to its path.',
  );
});

test('without a browser root gets one from the system’s packages', async () => {
  const chromium = join(folder, 'chromium');
  addBrowser('apt-get', `[ "$1" = update ] || { printf '#!/bin/sh\\n' > ${chromium}; /bin/chmod 755 ${chromium}; }`);
  expect(await find({ PATH: folder }, true)).toBe(chromium);
});

test('an install that fails is refused with the words of apt-get', async () => {
  addBrowser('apt-get', 'echo "Unable to locate package"; exit 100');
  await expect(find({ PATH: folder }, true)).rejects.toThrow(
    'Unable to locate package\napt-get could not install Chromium. Install Chromium or Chrome',
  );
});

test('somebody who may not install is told what to do', async () => {
  addBrowser('apt-get');
  await expect(find({ PATH: folder }, false)).rejects.toThrow('No Chromium found.');
});

test('without a browser and without apt-get there is one line that says what to do', async () => {
  await expect(find({ PATH: folder }, true)).rejects.toThrow(
    'No Chromium found. Install Chromium or Chrome, or set CHROMIUM to its path.',
  );
});

test.each([
  ['root gets it', true, 'Installed fonts-noto-cjk: there was no Chinese font'],
  ['others are told', false, 'No Chinese font found. Install fonts-noto-cjk.'],
])('beside a browser without a Chinese font %s', async (_, isRoot, line) => {
  const chromium = addBrowser('chromium');
  addBrowser('fc-list');
  addBrowser('apt-get', '[ "$1" = update ] || [ "$4" = fonts-noto-cjk ] || exit 100');
  const said = [];
  expect(await find({ PATH: folder }, isRoot, (text) => said.push(text))).toBe(chromium);
  expect(said).toEqual([line]);
});

test('beside a Chinese font nothing is installed', async () => {
  addBrowser('chromium');
  addBrowser('fc-list', 'echo /usr/share/fonts/NotoSansCJK.ttc');
  const said = [];
  await find({ PATH: folder }, true, (text) => said.push(text));
  expect(said).toEqual([]);
});
