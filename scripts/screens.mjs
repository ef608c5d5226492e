/** `npm run screens`: photographs every screen, or those that are named, wide, on a phone and dark, into docs/screens. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { ensureChromium } from './browsers.mjs';
import { endOnRefusal } from './Refusal.mjs';
import { root } from './root.mjs';

const folder = join(root, 'docs/screens');
const named = process.argv.slice(2);

const looks = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
};

/** What is photographed: an address, and what is done there first. */
const screens = {
  login: { path: '/login', stranger: true },
  dashboard: { path: '/dashboard' },
  goods: { path: '/shop/1/goods/list' },
  'goods-off-shelf': { path: '/shop/1/goods/list?status=2' },
  'goods-confirm': {
    path: '/shop/1/goods/list',
    act: (page) => page.getByRole('button', { name: '下架', exact: true }).first().click(),
  },
  'goods-form': { path: '/shop/1/goods/edit?goodsid=1' },
  'goods-specs': {
    path: '/shop/1/goods/add',
    act: async (page) => {
      await page.getByRole('radio', { name: '多规格' }).click();
      await page.getByLabel('库存').scrollIntoViewIfNeeded();
    },
  },
  article: {
    path: '/shop/1/goods/add',
    act: async (page) => {
      await page.getByRole('button', { name: '添加图文' }).click();
      await page.getByRole('textbox', { name: '商品描述 1 图文' }).click();
      await page.keyboard.type('# 周五到货：手工水饺');
      await page.keyboard.press('Enter');
      await page.keyboard.type('每天现包，皮薄馅大，下单后次日送到小区门口。');
      await page.keyboard.press('Enter');
      await page.keyboard.type('- 猪肉白菜');
      await page.keyboard.press('Enter');
      await page.keyboard.type('三鲜虾仁');
      await page.getByText(/当前已输入[1-9]/).waitFor();
      await page.getByRole('toolbar', { name: '商品描述 1 图文 工具栏' }).scrollIntoViewIfNeeded();
    },
  },
  tags: { path: '/shop/1/tags' },
  'tags-dialog': { path: '/shop/1/tags', act: (page) => pressFor(page, '添加分类', '分类名称') },
  orders: { path: '/shop/1/orders/list' },
  'orders-show': {
    path: '/shop/1/orders/list',
    act: async (page) => {
      await page.getByRole('button', { name: /^展开/ }).first().click();
      await page.getByRole('table', { name: '购买的商品' }).waitFor();
    },
  },
  groupons: { path: '/shop/1/group/list' },
  'groupons-form': { path: '/shop/1/group/list', act: (page) => pressFor(page, '发起团购', '团购名称') },
  'group-day': { path: '/shop/1/group/3' },
  'group-day-sheets': {
    path: '/shop/1/group/3',
    act: async (page) => {
      await page.getByRole('button', { name: '单据与导出' }).click();
      await page
        .getByRole('radio', { name: '分拣单' })
        .or(page.getByRole('button', { name: '分拣单' }))
        .first()
        .click();
    },
  },
  'group-day-sms': {
    path: '/shop/1/group/3',
    act: async (page) => {
      await pressFor(page, '发送短信', '短信内容');
      await page.getByLabel('短信内容').fill('【{店名}】{团名} 到货了，请来 {取货地址} 取货');
    },
  },
  robot: { path: '/shop/1/robot', act: (page) => page.getByText('登录状态').waitFor() },
  'shop-info': { path: '/shop/1/info/' },
  forbidden: { path: '/groups' },
};

await endOnRefusal(async () => {
  const executablePath = await ensureChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'zhanggui-screens-'));
  const app = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    await mkdir(folder, { recursive: true });
    const url = await readyUrl(app);
    const session = await signIn(url);
    for (const [look, options] of Object.entries(looks)) {
      for (const [name, screen] of Object.entries(screens)) {
        if (named.length > 0 && !named.includes(name)) continue;
        await photograph({ browser, url, session, options, screen, file: join(folder, `${name}-${look}.png`) });
      }
    }
  } finally {
    await browser.close();
    app.kill('SIGTERM');
    await once(app, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Presses a button and waits for a field in the dialog it opens: that comes in by a motion, and begins as nothing. */
async function pressFor(page, name, label) {
  await page.getByRole('button', { name }).first().click();
  await page.getByLabel(label).first().waitFor();
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.dialog-panel')).opacity === '1');
}

async function photograph({ browser, url, session, options, screen, file }) {
  const context = await browser.newContext({ ...options, baseURL: url, locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (!screen.stranger) await page.addInitScript((value) => localStorage.setItem('Login-Session', value), session);
  await page.clock.setFixedTime(new Date('2026-11-21T09:30:00'));
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, animations: 'disabled' });
  await context.close();
}

async function readyUrl({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    const url = /^Ready on (http:\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('Failed to photograph the product: it did not start.');
}

async function signIn(url) {
  const body = new URLSearchParams({ email: 'demo@example.com', pwd: 'demo12345' });
  const answer = await fetch(`${url}/api/applet/merchant/account/login`, { method: 'POST', body });
  return (await answer.json()).login_session;
}
