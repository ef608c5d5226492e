import { expect, test } from 'vitest';
import {
  declarationsGet,
  declarationsRestore,
  declarationsSave,
  declarationsText,
  declarationsVersions,
} from '#schemas/endpoints/declarations.ts';
import { currentDeclarations, savedDeclarations } from '../../declared/currentDeclarations.ts';
import { buildApplet } from '../../support/buildApplet.ts';

const byHand = '{ resources: [/* by hand */] }';
let file: string | undefined = byHand;
const applet = await buildApplet({ readDeclarationsFile: async () => file });
const { database } = applet;
const gifts = { name: 'gifts', label: '礼品', examples: [{ img: 'https://elsewhere.example/a.png' }] };
const save = (version: number, ...resources: readonly (typeof gifts)[]) =>
  applet.read(declarationsSave, { version, declared: { resources: [...resources] } }, 'admin');
const current = () => applet.read(declarationsGet, {}, 'admin');

test('before anything is saved the file is in use, and without a file nothing is', async () => {
  expect(await current()).toMatchObject({ version: 0, text: byHand, file: byHand, before: null });
  expect(await currentDeclarations(database, async () => file)).toEqual({ version: 0, text: byHand });
  expect(await currentDeclarations(database, async () => undefined)).toBeUndefined();
});

test('what is saved takes the place of the file, which becomes the version before; one press back leads to it', async () => {
  const { version } = await save(0, gifts);
  expect(await savedDeclarations(database)).toMatchObject({ version, text: expect.stringContaining('礼品') });
  const saved = await current();
  expect(saved).toMatchObject({ version, who: '林管家', file: byHand });
  expect(await savedDeclarations(database, version)).toMatchObject({ version: saved.before, text: byHand });

  const back = await applet.read(declarationsRestore, { version, to: saved.before ?? -1 }, 'admin');
  expect(await current()).toMatchObject({ version: back.version, text: byHand, before: 0 });
  const further = await applet.read(declarationsRestore, { version: back.version, to: 0 }, 'admin');
  expect(await current()).toMatchObject({ version: further.version, before: null });
  expect(JSON.parse((await current()).text)).toEqual({ resources: [] });
});

test('versions say who saved them and when, the latest first, and each can be read', async () => {
  const { versions, total_count } = await applet.read(declarationsVersions, { page: 1, size: 2 }, 'admin');
  expect([total_count, versions.map(({ who }) => who)]).toEqual([4, ['林管家', '林管家']]);
  const { text } = await applet.read(declarationsText, { version: versions[1]?.version ?? 0 }, 'admin');
  expect(text).toBe(byHand);
  expect((await applet.ask(declarationsText, { version: 999 }, 'admin')).errcode).toBe(404);
});

test('what the file says of other applets is saved with its declarations', async () => {
  const { version } = await current();
  const applets = { mall: { like: 'rest', base: '/applets/mall' } };
  await applet.read(declarationsSave, { version, declared: { applets, resources: [gifts] } }, 'admin');
  expect(JSON.parse((await current()).text)).toEqual({ applets, resources: [gifts] });
});

test('of two who save over the same version the second is told, and nothing of his is written', async () => {
  const { version } = await current();
  const declared = JSON.stringify({ resources: [gifts] });
  const both = await Promise.all(
    [1, 2].map(() => applet.send(declarationsSave, { version: String(version), declared }, 'admin')),
  );
  expect(both.map(({ errcode }) => errcode).toSorted()).toEqual([0, 409]);
  expect(both.find(({ errcode }) => errcode === 409)?.errmsg).toMatch(/别的管理员刚保存过/);
  expect((await applet.send(declarationsRestore, { version: String(version), to: '0' }, 'admin')).errcode).toBe(409);
});

test.each([
  ['no JSON', 'oops'],
  ['a list', '[]'],
  ['without resources', '{}'],
  ['with a resource that is a text', '{"resources":["x"]}'],
])('what is %s is refused', async (_, declared) => {
  const { version } = await current();
  expect((await applet.send(declarationsSave, { version: String(version), declared }, 'admin')).errcode).toBe(400);
});

test('R7 a merchant neither reads nor saves them', async () => {
  const fields = { version: '0', to: '0', page: '1', size: '1', declared: '{"resources":[]}' };
  for (const row of [declarationsGet, declarationsSave, declarationsVersions, declarationsText, declarationsRestore])
    expect((await applet.send(row, fields, 'demo')).status).toBe(403);
});

test('a file that is taken away leaves what was saved as it is', async () => {
  file = undefined;
  expect(await current()).toMatchObject({ file: null, version: expect.any(Number) });
});
