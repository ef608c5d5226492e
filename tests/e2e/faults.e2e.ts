import { expect, test } from 'vitest';
import { callsOf, demo, startBrowser } from './browser.ts';

const { open } = startBrowser();
const form = '/shop/1/goods/add';
const addCall = '**/api/applet/merchant/product/add';
/** What the browser itself says of an answer that is no success, and what our log says of it. */
const mayLog = /Failed to load resource|Failed to call|the answer's field/;

async function filledForm(wanted: { alone?: true } = {}) {
  const page = await open(form, { as: demo, mayLog, ...wanted });
  await page.getByLabel('商品名称').fill('打不坏的豆腐');
  await page.getByLabel('价格', { exact: true }).fill('3.50');
  await page.getByLabel('库存').fill('9');
  return page;
}

test.each([
  ['refuses', { json: { errcode: 400, errmsg: '名称重复' } }, '商品信息添加失败：名称重复'],
  ['refuses without a word', { json: { errcode: 400 } }, '商品信息添加失败：服务器错误，请稍后再试'],
  [
    'answers with HTML',
    { body: '<html>gateway</html>', contentType: 'text/html' },
    '商品信息添加失败：服务器错误，请稍后再试',
  ],
  ['answers with nothing', { body: '' }, '商品信息添加失败：服务器错误，请稍后再试'],
  ['breaks', { status: 500, body: 'oops' }, '商品信息添加失败：服务器错误，请稍后再试'],
])('G7 T3 T5 T7 an applet that %s is told once and the form stays as it was', async (_, answer, sentence) => {
  const page = await filledForm();
  await page.route(addCall, (route) => route.fulfill(answer));
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('alert').getByText(sentence).waitFor();
  expect(await page.getByRole('alert').count()).toBe(1);
  expect(await page.getByLabel('商品名称').inputValue()).toBe('打不坏的豆腐');
  expect(await page.getByLabel('价格', { exact: true }).inputValue()).toBe('3.50');
  expect(await page.getByRole('button', { name: '提交' }).isEnabled()).toBe(true);
});

test('T4 offline is told as a matter of the network, and the same form is saved when it is back', async () => {
  const page = await filledForm();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('alert').getByText('商品信息添加失败：请求错误，请检查网络').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('商品信息已添加').waitFor();
});

test('T9 five presses save once', async () => {
  const page = await filledForm();
  const calls = callsOf(page);
  await page.getByRole('button', { name: '提交' }).click({ clickCount: 5, delay: 5 });
  await page.getByText('商品信息已添加').waitFor();
  expect(calls.filter((call) => call.includes('product/add'))).toHaveLength(1);
});

test('T9 presses that go on until the form is gone save once', async () => {
  const page = await filledForm();
  const calls = callsOf(page);
  await page.evaluate(() => {
    const press = () => {
      const form = document.querySelector('form');
      form?.requestSubmit();
      if (form) requestAnimationFrame(press);
    };
    press();
  });
  await page.getByText('商品信息已添加').waitFor();
  await page.getByRole('heading', { name: /商品管理/ }).waitFor();
  expect(calls.filter((call) => call.includes('product/add'))).toHaveLength(1);
});

test('T5 a session that ends in the middle leads to the login once, and back to the same place', async () => {
  const page = await open('/shop/1/goods/list', { as: demo, mayLog });
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('button', { name: '已下架' }).locator('.tab-count').waitFor();
  await page.route('**/api/applet/merchant/**', (route) => route.fulfill({ status: 403 }));
  await page.getByRole('button', { name: '已下架' }).click();
  await page.getByText('登录已失效，请重新登录').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Login-Session'))).toBeNull();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unrouteAll();
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill(demo.pwd);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/shop/1/goods/list?status=2');
});

test('R4 when user or shops cannot be read, the session is over', async () => {
  const page = await open('/login', { mayLog });
  await page.route('**/user/info/get', (route) => route.fulfill({ json: { errcode: 500, errmsg: '坏了' } }));
  await page.getByLabel('邮箱').fill(demo.email);
  await page.getByLabel('密码', { exact: true }).fill(demo.pwd);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('坏了').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Login-Session'))).toBeNull();
  expect(await page.getByRole('alert').count()).toBe(1);
});

test('T6 a row with broken fields shows what can be shown, and the log names the place', async () => {
  const logged: string[] = [];
  const page = await open('/dashboard', { as: demo, mayLog });
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/merchant/products*', (route) =>
    route.fulfill({ json: { data: { products: [{ id: '7', name: '半个瓜', stock: 'many' }], total_count: '1' } } }),
  );
  await page.goto('/shop/2/goods/list?status=2');
  const row = page.getByRole('row').filter({ hasText: '半个瓜' });
  await row.waitFor();
  expect(await row.getByRole('cell').nth(3).textContent()).toBe('--');
  expect(logged.join('\n')).toContain('GET /api/applet/merchant/products: the answer\'s field "products.0.stock"');
});

test('a list that cannot be read says so and offers to try again', async () => {
  // Not from the desk: that of a new shop asks for its categories, too.
  const page = await open('/nowhere', { as: demo, mayLog });
  await page.getByText('404 没有这一页').waitFor();
  await page.route('**/product/tags*', (route) => route.fulfill({ status: 502 }), { times: 1 });
  await page.goto('/shop/2/tags');
  await page.getByText('没有加载出来').waitFor();
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('row').nth(1).waitFor();
});

test('typed work is not left behind without a question, by link or by the back button', async () => {
  const page = await open('/shop/1/goods/list', { as: demo });
  await page.getByRole('button', { name: '添加商品' }).click();
  await page.getByLabel('商品名称').fill('还没写完');
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  expect(await page.getByLabel('商品名称').inputValue()).toBe('还没写完');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: '离开' }).click();
  await page.getByRole('heading', { name: /商品管理/ }).waitFor();
});

test('logging out in one tab is seen in the other', async () => {
  const page = await open('/shop/1/tags', { as: demo });
  await page.getByRole('row').nth(1).waitFor();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
});

test('names are shown as they are, whatever they hold', async () => {
  const page = await filledForm();
  const name = '<img src=x onerror=alert(1)> <script>alert(2)</script> 🥟 "\'&';
  page.on('dialog', () => expect.unreachable('a script ran'));
  await page.getByLabel('商品名称').fill(name);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByText('商品信息已添加').waitFor();
  await page.getByRole('cell', { name }).first().waitFor();
});

test('T9 a list the merchant has left is no longer asked for', async () => {
  const page = await open('/nowhere', { as: demo });
  await page.getByText('404 没有这一页').waitFor();
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route('**/merchant/products?*size=500*', () => asked());
  await page.getByRole('navigation').locator('details', { hasText: '商品管理' }).getByText('湾区鲜生活').click();
  await isAsked;
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('size=500'));
  await page.getByRole('navigation').locator('details', { hasText: '订单管理' }).getByText('湾区鲜生活').click();
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('T4 an applet that never answers is told as a matter of the network', async () => {
  const page = await filledForm({ alone: true });
  await page.clock.install();
  await page.route(addCall, () => undefined);
  await page.getByRole('button', { name: '提交' }).click();
  await page.getByRole('button', { name: '提交' }).and(page.locator('[aria-busy=true]')).waitFor();
  await page.clock.fastForward(30_000);
  await page.getByRole('alert').getByText('商品信息添加失败：请求错误，请检查网络').waitFor();
  expect(await page.getByLabel('商品名称').inputValue()).toBe('打不坏的豆腐');
});
