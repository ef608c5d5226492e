import { expect, test } from 'vitest';
import { admin, callsOf, startBrowser } from './browser.ts';
import { choose, chooseAbove, expectUsable, picture, press, rowOf, sizes, toldAtField } from './deeds.ts';

const { open } = startBrowser();

const directories = [
  { list: '/groups', add: '添加群', title: '群导航管理', name: '群名', missing: '请输入群名' },
  { list: '/views', add: '添加景点', title: '景点管理', name: '景点名称', missing: '请输入景点名称' },
] as const;
const stories = directories.flatMap((directory) =>
  sizes.map((size) => [directory.list, size[0], directory, size[1]] as const),
);

test.each(stories)(
  'V1 V2 V3 V4 V5 in %s a record is added, checked, put online and found again (%s)',
  async (_, where, { list, add, title, name, missing }, size) => {
    const called = `周末登山 ${where}`;
    const page = await open(list, { as: admin, ...size });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    await expectUsable(page);

    await press(page, add);
    await page.getByLabel(name).waitFor();
    await expectUsable(page);
    const calls = callsOf(page);
    await press(page, '提交');
    for (const sentence of [missing, '请上传图片', '请填写描述']) await toldAtField(page, sentence);
    await page.getByRole('alert', { name: '请检查填写项' }).waitFor();
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

    await page.getByLabel(name).fill(called);
    await page.getByRole('list', { name: '图片' }).locator('input[type=file]').setInputFiles(picture('rice'));
    await page.getByText('图片上传成功').waitFor();
    const city = page.getByRole('combobox', { name: '城市' });
    await city.fill('万');
    expect(calls.filter((call) => call.includes('city/search'))).toEqual([]);
    await city.fill('6');
    await page.getByRole('option').first().click();
    expect(calls.filter((call) => call.includes('city/search')).length).toBeGreaterThan(0);
    await press(page, '添加文字');
    await page.getByLabel('描述 1 文字').fill('每周六早上八点集合');
    await expectUsable(page);
    await press(page, '提交');
    await page.getByText('保存成功').waitFor();
    await rowOf(page, called).getByText('待审核').waitFor();

    await choose(page, called, '编辑');
    await page.getByLabel(name).waitFor();
    await page.getByRole('radio', { name: '上线' }).click();
    await press(page, '提交');
    await rowOf(page, called).getByText('上线').waitFor();
    await page.getByRole('searchbox').fill(where);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  },
);

test('V3 what waits for a look is read and decided by keys, one after the other', async () => {
  const page = await open('/groups', { as: admin });
  await page.getByRole('row').nth(1).waitFor();
  await chooseAbove(page, '审核');
  const dialog = page.getByRole('dialog', { name: /^审核 · 还有 \d+ 个/ });
  await dialog.waitFor();
  await expectUsable(page);
  const calls = callsOf(page);
  const rest = Number(/\d+/.exec((await dialog.getByRole('heading').first().textContent()) ?? '')?.[0]);
  await page.keyboard.press('2');
  await page.getByRole('button', { name: '撤销' }).waitFor();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  await expect
    .poll(async () => Number(/\d+/.exec((await dialog.getByRole('heading').first().textContent()) ?? '')?.[0]))
    .toBe(rest - 1);
});
