import { test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { expectUsable, press, sizes } from './deeds.ts';

const { open } = startBrowser();

test.each(sizes)(
  'N1 goods in two tabs: what both have changed is asked about before it is saved (%s)',
  async (where, size) => {
    const address = '/shop/1/goods/edit?goodsid=1';
    const [mine, theirs] = where === 'phone' ? ['81', '82'] : ['71', '72'];
    const page = await open(address, { as: demo, ...size });
    await page.getByLabel('库存').waitFor();
    const other = await page.context().newPage();
    await other.goto(new URL(address, page.url()).href);
    await other.getByLabel('库存').fill(theirs);
    await page.getByLabel('库存').fill(mine);
    await press(other, '提交');
    await other.getByText('商品信息已更新').waitFor();

    await press(page, '提交');
    await page.getByText(/别处也改了：库存/).waitFor();
    const note = page.getByRole('group', { name: `别处改成了「${theirs}」` });
    await expectUsable(page);
    await note.getByRole('button', { name: '用新的' }).click();
    await page.getByLabel('商品名称').fill(`两边都改过的 ${where}`);
    await press(page, '提交');
    await page.getByText('商品信息已更新').waitFor();
  },
);

test.each(sizes)(
  'N4 two tabs of new goods keep a draft each; both are offered with their time (%s)',
  async (_, size) => {
    const address = '/shop/2/goods/add';
    const page = await open(address, { as: demo, ...size });
    await page.getByLabel('商品名称').fill('第一件');
    const other = await page.context().newPage();
    await other.goto(new URL(address, page.url()).href);
    await other.getByLabel('商品名称').fill('第二件');
    await page.getByText('另一个标签页也在添加商品，两边的草稿各自保存').waitFor();
    await other.close();
    await page.reload();
    const offers = page.getByRole('region', { name: '未保存的内容' });
    await offers.nth(1).waitFor();
    await expectUsable(page);
    await offers.nth(0).getByRole('button', { name: '放弃' }).click();
    await offers.nth(0).getByRole('button', { name: '恢复' }).click();
    await page.getByRole('region', { name: '已恢复的内容' }).waitFor();
  },
);
