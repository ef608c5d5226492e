import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { atRest, expectUsable, picture, press, rowOf, sizes, use } from './deeds.ts';

const { open } = startBrowser();
const arriving = { timeout: 10_000 };

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${'x'.repeat(500)}`),
});
const text = (page: Page) => page.getByRole('textbox', { name: '商品描述 1 图文' });
const pictures = (page: Page) => text(page).getByRole('img');
const submit = (page: Page) => page.getByRole('button', { name: /提交|图片上传中/ });

/** Goods with an article that says so much. */
async function openArticle(wanted: Parameters<typeof open>[1] = {}, said = '每天现做'): Promise<Page> {
  const page = await open('/shop/1/goods/add', { as: demo, ...wanted });
  await page.getByRole('button', { name: '添加图文' }).click();
  await text(page).click();
  await page.keyboard.type(said);
  return page;
}

async function choose(page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]): Promise<void> {
  await page.locator('dialog[open] input[type=file]').setInputFiles(files);
}

/** Drops or pastes files, as a browser does. */
async function hand(page: Page, deed: 'drop' | 'paste', names: readonly string[]): Promise<void> {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await text(page).evaluate(
    (element, { deed, names, png }) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
      for (const name of names) transfer.items.add(new File([bytes], name, { type: 'image/png' }));
      const init = { bubbles: true, cancelable: true };
      const event =
        deed === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer });
      (element.querySelector('[data-block]') ?? element).dispatchEvent(event);
    },
    { deed, names, png },
  );
}

test.each(sizes)(
  'E1 E3 E15 U1 a merchant illustrates an article, saves it and finds it again (%s)',
  async (where, size) => {
    const name = `图文商品 ${where}`;
    const page = await openArticle(size);
    await use(page, '图片');
    await page.getByRole('dialog').getByRole('button', { name: '选择图片' }).waitFor();
    await expectUsable(page);
    await choose(page, [picture('beef'), picture('rice')]);
    await expect.poll(() => pictures(page).count(), arriving).toBe(2);

    await use(page, '视频');
    await page.getByRole('tab', { name: '视频地址' }).click();
    const address = page.getByRole('textbox', { name: '视频地址' });
    await address.fill('https://example.com/watch');
    await page.keyboard.press('Enter');
    await page.getByText('输入的视频地址有误，请检查后再试！').waitFor();
    await address.fill('https://cdn.example.com/cook.mp4');
    await page.keyboard.press('Enter');
    await text(page).getByRole('button', { name: '视频' }).waitFor();

    await use(page, '附件');
    await choose(page, [pdf('菜单.pdf')]);
    const menu = text(page).getByRole('button', { name: '附件：菜单.pdf' });
    await menu.waitFor();
    await menu.click();
    await expectUsable(page);

    await text(page).getByRole('button', { name: '图片：beef' }).click();
    await page.getByRole('button', { name: '居中独占一行' }).click();
    await page.getByLabel('宽度', { exact: true }).fill('200');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');

    await page.getByLabel('商品名称').fill(name);
    await page.getByLabel('价格', { exact: true }).fill('12');
    await page.getByLabel('库存').fill('5');
    await submit(page).click();
    await page.getByText('商品信息已添加').waitFor();

    await rowOf(page, name).getByRole('button', { name: '编辑' }).click();
    await text(page).getByText('每天现做').waitFor();
    expect(await pictures(page).evaluateAll((found) => found.map((each) => each.getAttribute('alt')))).toEqual([
      'beef',
      'rice',
    ]);
    expect(await pictures(page).first().getAttribute('width')).toBe('200');
    await text(page).getByRole('button', { name: '附件：菜单.pdf' }).waitFor();
    await press(page, '预览');
    const link = page.getByRole('link', { name: '菜单.pdf' }).first();
    expect(await link.getAttribute('download')).toBe('菜单.pdf');
    expect(await link.getAttribute('href')).toMatch(/^\/files\/file\//);
  },
);

test('E15 pictures that were sent before are chosen again', async () => {
  const page = await openArticle();
  await hand(
    page,
    'drop',
    Array.from({ length: 22 }, (_, at) => `拖来 ${at}.png`),
  );
  await expect.poll(() => pictures(page).count(), arriving).toBe(22);
  await use(page, '图片');
  await page.getByRole('tab', { name: '在线管理' }).click();
  const stored = page.getByRole('list', { name: '上传过的图片' }).getByRole('checkbox');
  await expect.poll(() => stored.count(), arriving).toBeGreaterThanOrEqual(20);
  await page.getByRole('list', { name: '上传过的图片' }).evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect.poll(() => stored.count(), arriving).toBeGreaterThan(20);
  await stored.nth(0).check();
  await stored.nth(21).check();
  await atRest(page);
  await press(page, '插入 2 个');
  await expect.poll(() => pictures(page).count(), arriving).toBe(24);
});

test('E3 U3 a file that did not arrive is told of and can be sent again; saving waits', async () => {
  const page = await openArticle({ mayLog: /500/ });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tries = 0;
  await page.route('**/files/image/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 500, json: { message: '空间已满' } });
    await held;
    return route.continue();
  });
  await hand(page, 'paste', ['image.png']);
  await page.getByText('空间已满').first().waitFor();
  expect(await pictures(page).count()).toBe(0);
  await page.getByRole('button', { name: '重试 image.png' }).click();
  await page.getByRole('progressbar', { name: '正在上传 image.png' }).waitFor();
  expect(await submit(page).isDisabled()).toBe(true);
  release();
  await expect.poll(() => pictures(page).count(), arriving).toBe(1);
  await expect.poll(() => submit(page).isEnabled()).toBe(true);
});

test.each(sizes)('N3 a picture that failed within an article is asked about before a save (%s)', async (_, size) => {
  const page = await openArticle({ mayLog: /500/, ...size });
  await page.getByLabel('商品名称').fill('图片没传上');
  await page.getByLabel('价格').fill('3');
  await page.getByLabel('库存').fill('5');
  await page.route('**/files/image/*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { message: '空间已满' } })
      : route.continue(),
  );
  await hand(page, 'paste', ['image.png']);
  await page.getByRole('button', { name: '重试 image.png' }).waitFor();
  await submit(page).click();
  const asked = page.getByRole('dialog', { name: '有文件没有上传成功' });
  await asked.getByRole('button', { name: '返回处理' }).click();
  await page.getByRole('button', { name: '移除 image.png' }).click();
  await submit(page).click();
  await page.getByText('商品信息已添加').waitFor();
});

test('E3 a file whose place was deleted is still seen on its way, and called off', async () => {
  const page = await openArticle();
  await page.route('**/files/image/*', (route) => (route.request().method() === 'POST' ? undefined : route.continue()));
  await hand(page, 'drop', ['又一张.png']);
  await page.getByRole('progressbar', { name: '正在上传 又一张.png' }).waitFor();
  expect(await page.getByRole('list', { name: '正在上传的文件' }).count()).toBe(0);
  await text(page).press('Control+a');
  await text(page).press('Delete');
  const tray = page.getByRole('list', { name: '正在上传的文件' });
  expect(await submit(page).isDisabled()).toBe(true);
  await tray.getByRole('button', { name: '取消上传 又一张.png' }).click();
  await tray.waitFor({ state: 'detached' });
  await expect.poll(() => submit(page).isEnabled()).toBe(true);
});

test('E4 what may not be sent is said, and leaves nothing behind', async () => {
  const page = await openArticle();
  await use(page, '附件');
  await choose(page, [{ name: '程序.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }]);
  await page.getByText('文件格式不允许').first().waitFor();
  await page.getByRole('button', { name: '移除 程序.exe' }).click();
  await page.getByRole('list', { name: '没有传上去的文件' }).waitFor({ state: 'detached' });
  expect((await text(page).textContent())?.trim()).toBe('每天现做');
});

test('E11 pictures pasted from elsewhere come to our host; those that cannot stay where they are', async () => {
  const page = await openArticle({ mayLog: /ERR_/ });
  const [good, bad] = ['https://pictures.invalid/1.png', 'https://pictures.invalid/2.png'];
  await page.route('**/editor/controller?action=catchimage', (route) =>
    route.fulfill({
      json: {
        state: 'SUCCESS',
        list: [
          { source: good, state: 'SUCCESS', url: '/files/image/seed_beef.webp' },
          { source: bad, state: '链接不可用' },
        ],
      },
    }),
  );
  await text(page).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', '');
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, `<p><img src="${good}" alt="甲"></p><p><img src="${bad}" alt="乙"></p>`);
  await page.getByText('有 1 张网上的图片没能转存，仍用原来的地址').waitFor();
  await expect
    .poll(() => text(page).locator('img').first().getAttribute('src'), arriving)
    .toMatch(/\/files\/image\/seed_beef\.webp$/);
  await text(page).getByText('图片加载失败！请检查链接地址或网络状态！').waitFor();
  await text(page).locator('input[type=file]').last().setInputFiles(picture('rice'));
  await expect
    .poll(() => pictures(page).last().getAttribute('src'), arriving)
    .toMatch(/\/files\/image\/\d+_rice\.webp$/);
});

test('E11 where it is set so, all files go by the controller', async () => {
  const page = await open('/login', { as: demo });
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).search));
  await page.route('**/shop/1/goods/add', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'name="editor-uploads" content="signed"',
      'name="editor-uploads" content="controller"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/shop/1/goods/add');
  await page.getByRole('button', { name: '添加图文' }).click();
  await text(page).click();
  await use(page, '图片');
  await choose(page, picture('beef'));
  await expect.poll(() => pictures(page).count(), arriving).toBe(1);
  expect(sent).toContain('?action=uploadimage');
});
