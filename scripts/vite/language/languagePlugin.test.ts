import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { languagePlugin } from './languagePlugin.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'language-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'index.html'), '<script type="module" src="./src/main.ts"></script>');
});
afterAll(() => rm(folder, { recursive: true }));

/** Builds a product of one file, and gives back what it says. */
async function built(code: string, catalogue: Readonly<Record<string, string>>): Promise<string> {
  await writeFile(join(folder, 'src/main.ts'), code);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [languagePlugin(catalogue)],
    build: { write: false },
  });
  const parts = 'output' in made ? made.output : [];
  return parts.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

it('what is shipped is in the other language', async () => {
  const code = "document.title = '保存'; document.body.append(`共 ${location.href.length} 条`);";
  const said = await built(code, { 保存: 'Save', '共 {0} 条': '{0} in all' });
  expect(said).toContain('Save');
  expect(said).toContain(' in all');
  expect(said).not.toMatch(/\p{Script=Han}/u);
});

it('a sentence nobody has translated ends the build with its file, one that is not shipped does not', async () => {
  await expect(built("document.title = '保存'", {})).rejects.toThrow(/main\.ts: 保存/);
  const kept = await built("const idle = '删除'; document.title = '保存'", { 保存: 'Save' });
  expect(kept).toContain('Save');
});

it('a translation of what nobody says ends the build, too', async () => {
  await expect(built("document.title = '保存'", { 保存: 'Save', 删除: 'Delete' })).rejects.toThrow(/who says:\n删除/);
});
