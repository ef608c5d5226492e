import { expect, test } from 'vitest';
import { robotCheck, robotLogin, robotLogout, robotQrCode } from '#schemas/endpoints/robot.ts';
import { sessionKey } from '#schemas/limits.ts';
import { readQrCode } from '../../server/support/readQrCode.ts';
import { demo, desktop, phone, startBrowser } from './browser.ts';
import { expectUsable } from './deeds.ts';
import { siteUrl } from './siteUrl.ts';

const { open } = startBrowser();

/** Asks the running applet as the demo's merchant. */
async function createAsk() {
  const login = { method: 'POST', body: new URLSearchParams({ email: demo.email, pwd: demo.pwd }) };
  const { login_session } = await (await fetch(`${siteUrl()}/api/applet/merchant/account/login`, login)).json();
  return async (path: string, query = '') => {
    const headers = { [sessionKey]: String(login_session) };
    return (await fetch(`${siteUrl()}${path}?shop_id=1${query}`, { headers })).json();
  };
}

test.each([
  ['desktop', desktop, 'light'],
  ['phone', phone, 'dark'],
] as const)(
  'W1 W5 a code is scanned, the robot answers by its rules, drops, and the code is used up (%s)',
  async (_, viewport, colorScheme) => {
    const ask = await createAsk();
    await ask(robotLogout.path);
    await ask(robotLogin.path, '&timeout=60');
    const { qrcode } = await ask(robotQrCode.path, '&encode=base64');
    const address = await readQrCode(qrcode);
    // A code that was used and a phone that is gone answer 410, which the browser notes.
    const page = await open(address, { viewport, colorScheme, mayLog: /status of 410/ });
    await expectUsable(page);
    await page.getByRole('button', { name: '确认登录' }).click();
    await page.getByRole('heading', { name: '私聊' }).waitFor();
    await expect.poll(async () => (await ask(robotCheck.path)).logged_in).toBe(1);

    for (const [said, answered] of [
      ['请问营业时间？', '每天 10:00–20:00'],
      ['有没有菜单', '本周团购菜单'],
      ['<b>你好</b>', '机器人没有回复：没有匹配的自动回复'],
    ] as const) {
      await page.getByLabel('消息').fill(said);
      await page.keyboard.press('Enter');
      const last = page.getByRole('listitem').filter({ hasText: answered }).last();
      await last.waitFor();
      expect(await page.getByText(said, { exact: true }).count()).toBe(1);
    }
    await page.getByLabel('消息').fill('店面在哪');
    await page.getByRole('button', { name: '发送' }).click();
    const picture = page.getByRole('img', { name: '图片回复' });
    await expect
      .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
      .toBeGreaterThan(0);
    await expectUsable(page);

    await page.getByRole('button', { name: '让机器人掉线' }).click();
    await page.getByRole('heading', { name: '机器人已掉线' }).waitFor();
    expect((await ask(robotCheck.path)).errcode).toBe(404);
    await page.goto(address);
    await page.getByRole('heading', { name: '二维码已使用' }).waitFor();
  },
);
