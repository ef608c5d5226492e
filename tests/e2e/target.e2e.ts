import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newerThanTarget } from '../architecture/newerThanTarget.ts';
import { startBrowser } from './browser.ts';

const { open } = startBrowser();
const assets = 'dist/app/assets';

test('N11 what packages brought into the build is known to the oldest browser, too', () => {
  const found = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => newerThanTarget(readFileSync(`${assets}/${name}`, 'utf8')).map((what) => `${name}: ${what}`));
  expect(found).toEqual([]);
});

test('N11 the sentence for older browsers is in the page, and nobody else sees it', async () => {
  const page = await open('/login');
  const sentence = page.getByText('这个浏览器版本太旧');
  await sentence.waitFor({ state: 'attached' });
  expect(await sentence.isVisible()).toBe(false);
});
