import { expect, test } from 'vitest';
import { demo, startBrowser } from './browser.ts';
import { chooseAbove, expectUsable, press, sizes } from './deeds.ts';

const { open } = startBrowser();

/** `Title,Price,Stock` and two goods below a title, as Excel in Taipei writes them. */
const big5 = Buffer.from(
  'pFGk67Nms+YsLAosLAq3xa30tdgspXilXyy7c6rtpEgKVGl0bGUsUHJpY2UsU3RvY2sKreGzu69RwHOv+SwxMi41MCw4Crvxsfm2cMKnsrAsNi4wMCw1Cg==',
  'base64',
);

test.each(sizes)(
  'N9 a sheet below a title, in other letters, is read and can be read otherwise (%s)',
  async (_, size) => {
    const page = await open('/shop/2/goods/list', { as: demo, ...size });
    await page.getByRole('row').nth(1).waitFor();
    await chooseAbove(page, '导入');
    await page.getByLabel('选择文件').setInputFiles({ name: '货.csv', mimeType: 'text/csv', buffer: big5 });
    await page.getByLabel('列名在').waitFor();
    await page.getByText('第 4 行：Title、Price、Stock').waitFor();
    await page.getByText('繁体中文（Big5）').waitFor();
    expect(await page.getByText('没有这些列').count()).toBe(0);
    await expectUsable(page);
    await press(page, '检查');
    await page.getByText('将新增 2 条，更新 0 条，0 条有问题').waitFor();
  },
);

test.each(sizes)('N9 what an import changes is seen before, and taken back afterwards (%s)', async (_, size) => {
  const page = await open('/shop/2/goods/list', { as: demo, ...size });
  await page.getByRole('row').nth(1).waitFor();
  const { id, stock, price } = await page.evaluate(async () => {
    const answer = await fetch('/api/applet/merchant/products?shop_id=2&page=1&size=500&status=1', {
      headers: { 'Login-Session': localStorage.getItem('Login-Session') ?? '' },
    });
    const { products } = await answer.json();
    return products.find(({ name }: { name: string }) => name === '和牛火锅片（1磅）');
  });
  const openImport = async () => {
    await chooseAbove(page, '导入');
    await page.getByText('选择文件').first().waitFor();
  };
  await openImport();
  const sheet = `编号,商品名称,价格,库存\n${id},,${Number(price)},${stock + 5}\n,椰汁西米露,6.5,30\n`;
  await page.getByLabel('选择文件').setInputFiles({ name: '货.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await press(page, '检查');
  await page.getByText('将新增 1 条，更新 1 条，0 条有问题').waitFor();
  await page.getByRole('row', { name: `2 和牛火锅片（1磅） 库存 ${stock} → ${stock + 5}` }).waitFor();
  await expectUsable(page);
  await press(page, '导入 2 条');
  await page.getByText('成功 2，失败 0').waitFor();
  await expectUsable(page);
  await press(page, '完成');
  await openImport();
  await page.getByText('上一次导入：新增 1 条，更新 1 条').waitFor();
  await expectUsable(page);
  await press(page, '撤销导入');
  await page.getByRole('dialog', { name: '撤销上一次导入？' }).getByRole('button', { name: '撤销导入' }).click();
  await page.getByText('已撤销 2 条').waitFor();
  await expectUsable(page);
  await press(page, '取消');
  expect(await page.getByText('椰汁西米露').count()).toBe(0);
});
