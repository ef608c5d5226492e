import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser, withoutNews } from './browser.ts';
import { atRest, confirm, expectUsable, holdBack, picture, rowOf, sizes } from './deeds.ts';

const { open } = startBrowser();
const sortable = '[aria-roledescription="可排序的图片"]';

test.each(sizes)(
  'G1 G3 G4 G5 G7 U1 C1 a merchant adds goods with pictures, edits, shelves and deletes them (%s)',
  async (where, size) => {
    const name = `自制腊肠 ${where}`;
    const page = await open('/shop/1/goods/list', { as: demo, ...size });
    await page.getByRole('heading', { name: '商品管理 · 温村华人团购' }).waitFor();
    await expectUsable(page);

    await page.getByRole('button', { name: '添加商品' }).click();
    await page.getByLabel('商品名称').fill(name);
    await page.locator('input[type=file]').setInputFiles([picture('beef'), picture('rice')]);
    await page.getByText('图片上传成功').waitFor();
    await page.getByRole('radio', { name: '肉蛋熟食' }).click();
    await page.getByRole('radio', { name: '多规格' }).click();
    await page.getByLabel('规格名称').fill('一斤');
    await page.getByLabel('价格', { exact: true }).fill('１２．５０');
    await page.getByRole('button', { name: '添加规格' }).click();
    await page.getByLabel('规格名称').nth(1).fill('两斤');
    await page.getByLabel('价格', { exact: true }).nth(1).fill('23');
    await page.getByLabel('库存').fill('20');
    await page.getByRole('button', { name: '添加文字' }).click();
    await page.getByLabel('商品描述 1 文字').fill('每天现做');
    await page.getByRole('button', { name: '添加图文' }).click();
    await page.getByRole('textbox', { name: '商品描述 2 图文' }).click();
    await page.keyboard.type('slow food');
    await expectUsable(page);
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('商品信息已添加').waitFor();

    await rowOf(page, name).getByRole('button', { name: '编辑' }).click();
    await page.getByRole('textbox', { name: '商品描述 2 图文' }).getByText('slow food').waitFor();
    expect(await page.getByLabel('价格', { exact: true }).first().inputValue()).toBe('12.50');
    expect(
      await page
        .getByRole('listitem')
        .filter({ has: page.locator('img') })
        .count(),
    ).toBe(2);
    await page.getByLabel('商品名称').fill(`${name}（改）`);
    const calls = callsOf(page);
    await page.getByRole('button', { name: '删除规格 1' }).click();
    await confirm(page, '删除');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(withoutNews(calls)).toEqual([]);
    await page.getByRole('button', { name: '提交' }).click();
    await page.getByText('商品信息已更新').waitFor();
    expect(calls.filter((call) => call.includes('spec/del'))).toHaveLength(1);

    const changed = rowOf(page, `${name}（改）`);
    await changed.getByRole('button', { name: '下架' }).click();
    await confirm(page, '下架');
    await page.getByText('已下架商品').waitFor();
    await changed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '已下架' }).click();
    await changed.getByRole('button', { name: '上架' }).waitFor();
    expect(page.url()).toContain('status=2');
    await changed.getByRole('button', { name: '删除' }).click();
    await confirm(page, '删除');
    await page.getByText('已删除产品').waitFor();
    await changed.waitFor({ state: 'detached' });
  },
);

test('G4 G5 what is wrong is said at its field, and nothing is sent', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.getByLabel('商品名称').waitFor();
  const calls = callsOf(page);
  await page.getByRole('radio', { name: '多规格' }).click();
  await page.getByLabel('价格', { exact: true }).fill('1.234');
  await page.getByRole('button', { name: '提交' }).click();
  for (const message of ['请输入商品名称', '请输入规格的名称', '价格格式不正确', '请输入库存']) {
    await page.locator('.form-item-wrong', { hasText: message }).waitFor();
  }
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('G6 G8 goods with complex specs keep them through an edit; reset goes back to what was loaded', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  await rowOf(page, '复杂规格').first().getByRole('button', { name: '编辑' }).click();
  const name = page.getByLabel('商品名称');
  await name.waitFor();
  const before = await name.inputValue();
  const option = page.getByLabel('选项', { exact: true }).first();
  const loaded = await option.inputValue();
  await name.fill('别的名字');
  await option.fill('别的选项');
  await page.getByRole('button', { name: '重置' }).click();
  expect(await name.inputValue()).toBe(before);
  expect(await option.inputValue()).toBe(loaded);
  await name.fill(`${before} `);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('商品信息已更新').waitFor();
});

test('G4 switching the spec type keeps what was typed into the other one', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.getByRole('radio', { name: '多规格' }).click();
  await page.getByLabel('规格名称').fill('一斤');
  await page.getByRole('radio', { name: '单规格' }).click();
  await page.getByLabel('价格', { exact: true }).fill('8');
  await page.getByRole('radio', { name: '多规格' }).click();
  expect(await page.getByLabel('规格名称').inputValue()).toBe('一斤');
});

test('G4 pictures are sorted with the keyboard alone', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.locator('input[type=file]').setInputFiles([picture('beef'), picture('rice')]);
  await page.getByText('图片上传成功').waitFor();
  const addresses = () => page.locator('.slot img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const before = await addresses();
  await page.locator(sortable).first().waitFor();
  await page.getByRole('button', { name: '第 1 张图片', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByText('已拿起第 1 张图片，共 2 张').waitFor({ state: 'attached' });
  // A busy machine has not measured the places yet when the first arrow comes.
  const moved = page.getByText('已移到第 2 位');
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight');
      return moved.count();
    })
    .toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await page.getByText('已放在第 2 位').waitFor({ state: 'attached' });
  expect(await addresses()).toEqual([...before].reverse());
});

test('G4 a picture is looked at while what sorts them is on its way; closed and left, they can be sorted', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, alone: true });
  await page.getByLabel('商品名称').waitFor();
  await page.locator('input[type=file]').setInputFiles(picture('beef'));
  await page.getByText('图片上传成功').waitFor();
  const letGo = await holdBack(page, '**/assets/*.js');
  await page.locator('input[type=file]').setInputFiles(picture('rice'));
  await page.getByRole('button', { name: '第 1 张图片', exact: true }).click();
  const arrived = page.waitForResponse('**/assets/*.js');
  letGo();
  await (await arrived).finished();
  await atRest(page);
  await page.getByRole('dialog', { name: '第 1 张图片' }).getByRole('button', { name: '关闭', exact: true }).click();
  await page.getByLabel('商品名称').focus();
  await page.locator(sortable).nth(1).waitFor();
});

test('G4 where what sorts pictures cannot be fetched, each can still be the face; the next one brings it', async () => {
  const page = await open('/shop/1/goods/add', { as: demo, alone: true, mayLog: /Failed to load resource|net::ERR_/ });
  await page.getByLabel('商品名称').waitFor();
  await page.locator('input[type=file]').setInputFiles(picture('beef'));
  await page.getByText('图片上传成功').waitFor();
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.locator('input[type=file]').setInputFiles(picture('rice'));
  await failed;
  await page.unrouteAll();
  await page.locator('.slot[data-at="there"]').nth(1).waitFor();
  const first = page.locator('.slot img').first();
  const before = await first.getAttribute('src');
  await page.getByRole('button', { name: '把第 2 张图片设为主图' }).click();
  await expect.poll(() => first.getAttribute('src')).not.toBe(before);
  await page.getByLabel('商品名称').focus();
  await page.locator('input[type=file]').setInputFiles(picture('jiaozi'));
  await page.locator(sortable).nth(2).waitFor();
});

test('U3 a large photo is shrunk, shows its way, and holds the form until it is there', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.getByLabel('商品名称').waitFor();
  const letGo = await holdBack(page, '**/files/image/*');
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    for (let at = 0; at < 400; at += 1) {
      if (!context) break;
      context.fillStyle = `hsl(${(at * 37) % 360} 80% 50%)`;
      context.fillRect((at * 997) % 4000, (at * 613) % 3000, 300, 200);
    }
    const reader = new FileReader();
    reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg' }));
    await new Promise((resolve) => {
      reader.onload = resolve;
    });
    // As one text: a list of as many numbers as it has bytes would be told one by one.
    return String(reader.result).split(',')[1] ?? '';
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'base64') });
  await page.getByRole('progressbar').waitFor();
  expect(await page.getByRole('button', { name: '图片上传中' }).isDisabled()).toBe(true);
  letGo();
  await page.getByText('图片上传成功').waitFor();
  expect(await page.getByRole('button', { name: '提交' }).isEnabled()).toBe(true);
  const size = await page.locator('.slot img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1600, 1200]);
});

test('U2 U3 a picture the host refuses can be tried again or let go', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.route(/\/files\/image\/\d/, (route) => route.fulfill({ json: { message: 'FAIL' } }), { times: 1 });
  await page.locator('input[type=file]').setInputFiles(picture('beef'));
  await page.getByText('图片上传失败').waitFor();
  const calls = callsOf(page);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('图片上传成功').waitFor();
  expect(calls.filter((call) => call.includes('cos/sign/get'))).toHaveLength(1);
});

test('U1 a HEIC photo is answered with advice, nothing is sent', async () => {
  const page = await open('/shop/1/goods/add', { as: demo });
  await page.getByLabel('商品名称').waitFor();
  const calls = callsOf(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') });
  await page.getByText(/「IMG_2.HEIC」是 HEIC 格式，请先转成 JPEG/).waitFor();
  expect(calls.filter((call) => call.includes('sign'))).toEqual([]);
});

test.each(sizes)(
  'G4 what is to be pressed in a form stands where it first stood, while the rest arrives (%s)',
  async (_, size) => {
    const page = await open('/shop/1/goods/list', { as: demo, ...size, alone: true });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved.push(`${entry.value} at ${entry.startTime}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/shop/1/goods/add');
    await page.getByRole('radio', { name: '不选' }).waitFor();
    await page.getByRole('button', { name: '添加图文' }).waitFor();
    await atRest(page);
    expect(await page.evaluate(() => globalThis.moved)).toEqual([]);
  },
);
