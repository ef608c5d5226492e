import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../server/settings.ts';
import { type RunningServer, startServer } from '../../server/startServer.ts';
import { admin, demo, phone, startBrowser } from './browser.ts';
import { choose, confirm, expectUsable, press, rowOf } from './deeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'stored-'));
const resourcesFile = join(folder, 'resources.json');
let server: RunningServer | undefined;
const { open } = startBrowser(() => `http://localhost:${server?.port}`);

beforeAll(async () => {
  const settings = readSettings({ PORT: '0', DATA_DIR: folder, DEMO: '1' });
  server = await startServer(settings, { appDir: 'dist/app', log: () => {} });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** All there is to write for a list, its form and its data. */
const lockers = {
  name: 'lockers',
  label: '取货柜',
  scope: 'shop',
  stored: true,
  fields: {
    name: { kind: 'text', label: '柜名', required: '请输入柜名', max: 20 },
    box: {
      kind: 'choice',
      label: '大小',
      options: [
        { value: 1, label: '小格' },
        { value: 2, label: '大格' },
      ],
    },
    rent: { kind: 'money', label: '租金' },
    about: { kind: 'textarea', label: '说明' },
  },
  calls: { noun: 'locker' },
};
const declare = (fields: object) =>
  writeFileSync(resourcesFile, JSON.stringify({ resources: [{ ...lockers, fields }] }, null, 2));

test('what an administrator declares as stored has list, form and data at once, each shop its own', async () => {
  declare(lockers.fields);
  const page = await open('/shop/1/lockers', { as: demo, viewport: phone, hasTouch: true });
  await page.getByText('还没有取货柜').first().waitFor();
  for (const [name, box, rent] of [
    ['东门柜', '小格', '10'],
    ['西门柜', '大格', '25.50'],
  ] as const) {
    await page.getByRole('button', { name: '添加取货柜' }).first().click();
    await page.getByLabel('柜名').fill(name);
    await page.getByRole('radio', { name: box }).click();
    await page.getByLabel('租金').fill(rent);
    await press(page, '提交');
    await rowOf(page, name).waitFor();
  }
  await expectUsable(page);
  await choose(page, '东门柜', '编辑');
  await page.getByLabel('柜名').fill('正门柜');
  await press(page, '提交');
  await rowOf(page, '正门柜').waitFor();

  const wide = await open('/shop/1/lockers?sort=-rent', { as: demo });
  await rowOf(wide, '西门柜').waitFor();
  expect(await wide.getByRole('row').allInnerTexts()).toEqual([
    expect.anything(),
    expect.stringContaining('西门柜'),
    expect.stringContaining('正门柜'),
  ]);
  await wide.goto('/shop/1/lockers?box=1');
  await rowOf(wide, '正门柜').waitFor();
  expect(await rowOf(wide, '西门柜').count()).toBe(0);
  await expectUsable(wide);

  const other = await open('/shop/2/lockers', { as: demo });
  await other.getByText('还没有取货柜').first().waitFor();

  await choose(page, '西门柜', '删除');
  await confirm(page, '删除');
  await rowOf(page, '西门柜').waitFor({ state: 'detached' });
});

test('what another declaration does to the records is read before it takes the place of this one', async () => {
  const page = await open('/declarations', { as: admin });
  const kept = page.getByRole('region', { name: '保存的数据' });
  await kept.getByText('取货柜：1 条').waitFor();
  const { rent: _, ...fewer } = lockers.fields;
  const fields = { ...fewer, floor: { kind: 'int', label: '楼层', required: '请输入楼层' } };
  const next = Buffer.from(JSON.stringify({ resources: [{ ...lockers, fields }] }));
  await page.getByLabel('声明文件').setInputFiles({ name: 'next.json', mimeType: 'application/json', buffer: next });
  await kept.getByText('「租金」不再显示：1 条填过').waitFor();
  await kept.getByText('「楼层」要必填：1 条没有填').waitFor();
  await expectUsable(page);

  declare(fields);
  const list = await open('/shop/1/lockers', { as: demo });
  await rowOf(list, '正门柜').waitFor();
  expect(await list.getByText('租金').count()).toBe(0);
  declare(lockers.fields);
  await list.reload();
  await rowOf(list, '正门柜').getByText('10').waitFor();
});

test('N11 without a network the list is read as it was, however long its words, and not as it was searched', async () => {
  const cells = ['name', 'place', 'within', 'about', 'rent'];
  const fields = {
    ...lockers.fields,
    place: {
      kind: 'object',
      label: '地点',
      of: { street: { kind: 'text', label: '街' }, gate: { kind: 'text', label: '门' } },
    },
    within: { kind: 'tree', label: '在哪个柜里', to: 'lockers', shows: 'name', parent: 'within' },
  };
  const list = { columns: cells, offline: cells };
  writeFileSync(resourcesFile, JSON.stringify({ resources: [{ ...lockers, fields, list }] }));
  const page = await open('/shop/2/lockers', {
    as: demo,
    alone: true,
    viewport: phone,
    mayLog: /ERR_INTERNET_DISCONNECTED/,
  });
  const about = '<b>靠近</b>东门，'.repeat(12);
  await page.evaluate(
    async ([sent, session]) => {
      for (const body of sent) {
        const headers = { 'Login-Session': session };
        await fetch('/api/applet/merchant/locker/add', { method: 'POST', headers, body: new URLSearchParams(body) });
      }
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    },
    [
      [
        { shop_id: '2', name: '大柜', place: '{"street":"东街","gate":"二号门"}', about, rent: '10' },
        { shop_id: '2', name: '小格', place: '{}', about: '' },
      ],
      await page.evaluate(() => localStorage.getItem('Login-Session') ?? ''),
    ] as const,
  );
  await page.reload();
  await rowOf(page, '小格').waitFor();
  await page.waitForFunction(() => localStorage.getItem('Kept:offline') !== null);
  await page.goto('/shop/2/lockers?q=小格');
  await rowOf(page, '小格').waitFor();
  // A list is kept when it has come to rest.
  await page.locator('.news').waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.goto('/shop/2/lockers');
  await page.getByText(/^共 2 条，/).waitFor();
  expect(await page.getByRole('cell', { name: '东街 · 二号门' }).count()).toBe(1);
  await expectUsable(page);
  await page.context().setOffline(false);
});
