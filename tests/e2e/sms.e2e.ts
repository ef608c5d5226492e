import { expect, test } from 'vitest';
import { admin, callsOf, demo, startBrowser } from './browser.ts';
import { choose, expectUsable, holdBack, sizes } from './deeds.ts';

const { open } = startBrowser();

test.each(sizes)(
  'B9 a merchant writes to everyone who enrolled, and an administrator reads it (%s)',
  async (where, size) => {
    const page = await open('/shop/1/group/list', { as: demo, ...size });
    await choose(page, '海南荔枝空运团', '查看');
    const calls = callsOf(page);
    await page.getByRole('button', { name: '发送短信' }).click();
    const content = page.getByLabel('短信内容');
    await content.fill(`{店名}：{团名} 到货 ${where}，找 {姓名}`);
    await page.getByRole('button', { name: '去改' }).click();
    await page.keyboard.type('陈掌柜');
    await page.getByRole('button', { name: '{店铺电话}' }).click();
    expect(await content.inputValue()).toBe(`{店名}：{团名} 到货 ${where}，找 陈掌柜{店铺电话}`);
    await expectUsable(page);
    await page.getByRole('button', { name: '预览' }).click();
    const text = `温村华人团购：海南荔枝空运团 到货 ${where}，找 陈掌柜+1 6045550123`;
    await page.getByText(text).waitFor();
    await expectUsable(page);
    expect(calls.filter((call) => call.includes('send_sms'))).toEqual([]);
    await page.getByRole('button', { name: /^发送给 38 人（约 38 条）$/ }).click();
    await page.getByText('短信已成功发出').waitFor();

    await page.getByRole('button', { name: '发送短信' }).click();
    await content.fill(`{店名}：{团名} 到货 ${where}，找 陈掌柜{店铺电话}`);
    await page.getByRole('button', { name: '预览' }).click();
    await page.getByRole('button', { name: /^发送给 38 人/ }).click();
    await page.getByRole('heading', { name: '刚才已发送过相同内容，再次发送？' }).waitFor();
    expect(calls.filter((call) => call.includes('send_sms'))).toHaveLength(1);

    const httpCredentials = { username: admin.email, password: admin.pwd };
    const outbox = await open('/outbox', { ...size, httpCredentials });
    await outbox.getByRole('heading', { name: '发件箱' }).waitFor();
    const message = outbox.getByRole('article').filter({ hasText: text });
    await message.getByText('只保存，没有发出').waitFor();
    await message.getByText('收件人 38 个号码').click();
    await message.getByText('6045550100').waitFor();
    await expectUsable(outbox);
  },
);

test('N5 a text that is under way is known to the next tab and after a reload, and goes out once', async () => {
  const page = await open('/shop/1/group/list', { as: demo, alone: true });
  await choose(page, '海南荔枝空运团', '查看');
  const write = async (where: typeof page) => {
    await where.getByRole('button', { name: '发送短信' }).click();
    await where.getByLabel('短信内容').fill('温村华人团购：两个窗口都到货');
  };
  await holdBack(page, '**/send_sms');
  await write(page);
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: /^发送给 38 人/ }).click();
  await page.getByRole('button', { name: /^发送给 38 人/, disabled: true }).waitFor();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await write(other);
  await other.getByText('上一次是否发出还不知道').waitFor();
  await expectUsable(other);
  await other.close();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const ids: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('send_sms')) ids.push(request.headers()['request-id']);
  });
  await page.getByRole('button', { name: '发送短信' }).click();
  await page.getByText('上一次是否发出还不知道').waitFor();
  await page.getByRole('button', { name: '预览' }).click();
  await page.getByRole('button', { name: /^发送给 38 人/ }).click();
  await page.getByRole('button', { name: '再次发送' }).click();
  await page.getByText('短信已成功发出').waitFor();
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => (key.includes('sms.sent') ? [value] : [])),
  );
  expect(ids).toHaveLength(1);
  expect(kept.join('')).not.toContain('"sure":false');
});
