import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collect } from '../lint/collect.mjs';
import { newResource } from './newResource.ts';

const guide = readFileSync('docs/GUIDE.md', 'utf8');
const blocksOf = (language) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code);
const [sample] = blocksOf('console');
const [generated, declaration] = blocksOf('ts');

// Where the sources' own names are found; git is told to look away.
const folder = mkdtempSync('.tmp-guide-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, '.gitignore'), '*\n');

async function sentences(name, text) {
  writeFileSync(join(folder, name), text);
  const { lint, modules } = await collect([`${folder}/${name}`]);
  return lint.lintProduct(modules).map(lint.sentenceOf);
}

/** Without blanks, and without the commas that stand before an end. */
const bare = (text) => text.replace(/\s|,(?=\s*[}\]])/g, '');

test('the sample of docs/GUIDE.md becomes the declaration it shows', () => {
  const app = readFileSync('src/App.tsx', 'utf8');
  const { files } = newResource(sample, { label: '代金券' }, (path) => (path === 'src/App.tsx' ? app : undefined));
  expect(bare(files['src/resources/vouchers/vouchers.ts'])).toBe(bare(generated));
});

test('what the linter says of it is what the guide says, and of the mended one nothing', async () => {
  expect(await sentences('generated.ts', generated)).toEqual(blocksOf('text').join('').trim().split('\n'));
  expect(await sentences('vouchers.ts', declaration)).toEqual([]);
});
