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
