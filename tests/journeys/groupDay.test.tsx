import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { enrolmentList, grouponInfo } from '#schemas/endpoints/groupons.ts';
import { enrolments } from '../../server/database/tables/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, column, names, pathOf, table, watchClipboard } from '../support/groupDayScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { idOf } = heldGroupons(applet);
const hotpot = await idOf('周末火锅团');
const crab = await idOf('珍宝蟹出海团');
const durian = await idOf('泰国榴莲预售团');
const pages = (id: number) => network.reads.filter((call) => call.includes(`enroll_info/get?groupon_id=${id}&`));
const summary = async () => (await screen.findByLabelText('汇总')).textContent;

afterEach(() => {
  vi.restoreAllMocks();
});

test('B8 a group-buy is read with its days, its place, its description and its products', async () => {
  renderApp(pathOf(crab), demo);
  await screen.findByRole('heading', { level: 1, name: '珍宝蟹出海团' });
  await waitFor(() => expect(document.title).toBe('珍宝蟹出海团 · 温村华人团购 · 掌柜台'));
  within(screen.getByRole('navigation', { name: '面包屑' })).getByRole('link', { name: /^团购管理/ });
  screen.getByText('已结束');
  for (const day of ['2026-02-16 周一', '2026-02-22 周日']) screen.getByText(day);
  screen.getByText('Steveston 渔人码头 3 号位');
  screen.getByText('渔船周六清晨靠岸，十点起取货，可代杀。');
  const products = within(await screen.findByRole('table', { name: '团购商品' }));
  products.getByRole('rowheader', { name: '珍宝蟹（2只）' });
});

test('B8 GD-E2 everyone who joined stands there with number, phone, products, amount and comment, and is summed up', async () => {
  renderApp(pathOf(crab), demo);
  await table();
  const { enrolls } = await applet.read(enrolmentList, { groupon_id: crab, page: 1, size: 100 }, 'demo');
  expect(await names()).toEqual(enrolls.map(({ user }) => user.name));
  expect(await column(0)).toEqual(enrolls.map(({ enroll_order }) => String(enroll_order)));
  const pieces = enrolls.flatMap(({ products }) => products.map(({ amount }) => amount));
  const count = pieces.reduce((sum, each) => sum + each, 0);
  expect(await summary()).toContain(`报名人数${enrolls.length}份数${count}金额合计`);
});

test('GD-E1 all pages of a large group-buy are read, the way is shown, and it is as many as the applet counts', async () => {
  const letGo = holdOnce(enrolmentList);
  renderApp(pathOf(hotpot), demo);
  await screen.findByText('正在加载报名 0/…');
  letGo();
  expect(await summary()).toContain('报名人数243');
  expect(pages(hotpot)).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
  // Long lists draw the rows that are near, and say how many there are.
  expect((await table()).getAttribute('aria-rowcount')).toBe('244');
  expect((await names()).length).toBeLessThan(243);
});

test('GD-E1 whoever stops the reading sees what is there, and goes on where it stopped', async () => {
  const letGo = holdOnce(enrolmentList);
  const { user } = renderApp(pathOf(hotpot), demo);
  await user.click(await screen.findByRole('button', { name: '取消' }));
  letGo();
  const told = within(await screen.findByRole('alert'));
  told.getByText('报名没有全部加载：0/…');
  told.getByText('在此之前不能导出、打印和发送');
  await user.click(told.getByRole('button', { name: '继续加载' }));
  expect(await summary()).toContain('报名人数243');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('GD-E1 a count that does not come out is told, and reading anew puts it right', async () => {
  answerOnce(enrolmentList, async () => {
    const answer = await applet.read(enrolmentList, { groupon_id: crab, page: 1, size: 100 }, 'demo');
    return HttpResponse.json({ errcode: 0, ...answer, enrolls: answer.enrolls.slice(1) });
  });
  const { user } = renderApp(pathOf(crab), demo);
  const told = within(await screen.findByRole('alert'));
  told.getByText('数据在加载期间有变化，请刷新');
  expect(await summary()).toContain('报名人数26');
  await user.click(told.getByRole('button', { name: '刷新' }));
  await waitFor(async () => expect(await summary()).toContain('报名人数27'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('GD-E1 a page that fails is told once, and only what is missing is asked for again', async () => {
  answerOnce(enrolmentList, () => undefined);
  refuseOnce(enrolmentList, '歇一会儿');
  const { user } = renderApp(pathOf(crab), demo);
  await screen.findByText('歇一会儿');
  expect(pageLog.splice(0)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: '继续加载' }));
  expect(await summary()).toContain('报名人数27');
});

test('T9 whoever leaves reads no further', async () => {
  const letGo = holdOnce(enrolmentList);
  const { user } = renderApp(pathOf(hotpot), demo);
  await screen.findByText('正在加载报名 0/…');
  await user.click(within(screen.getByRole('navigation', { name: '面包屑' })).getByRole('link', { name: '首页' }));
  await screen.findByRole('heading', { level: 1, name: /首页|好/ });
  letGo();
  expect(pages(hotpot).filter((call) => !call.includes('page=1&'))).toEqual([]);
});

test('B8 nobody joined yet: the page says so', async () => {
  renderApp(pathOf(durian), demo);
  await screen.findByText('还没有人报名。把团购文案发到群里，买家报名后会列在这里');
  expect(await summary()).toBe('报名人数0份数0金额合计0.00人均--');
});

test.each([
  ['of another shop of mine', `/shop/2/group/${crab}`],
  ['without a number', '/shop/1/group/abc'],
])('R8 a group-buy %s is not shown here, and nobody of it is asked for', async (_, path) => {
  renderApp(path, demo);
  await screen.findByText('没有找到这个团购');
  expect(screen.queryByText('珍宝蟹出海团')).toBeNull();
  expect(network.calls.filter((call) => call.includes('enroll_info'))).toEqual([]);
});

test('a group-buy that does not arrive can be asked for again', async () => {
  refuseOnce(grouponInfo, '服务器歇了');
  const { user } = renderApp(pathOf(crab), demo);
  await screen.findByText('这个团购没有加载出来');
  pageLog.splice(0);
  await user.click(button('重试'));
  await table();
});

test('GD-E6 GD-E9 buyers are searched, narrowed and sorted, and the address says so', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await table();
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '0105');
  await waitFor(async () => expect((await names()).length).toBeLessThan(27));
  await waitFor(() => expect(location.search).toBe('?q=0105'));
  await user.clear(screen.getByRole('searchbox', { name: '搜索' }));
  await user.click(button('有备注'));
  expect((await column(6)).every((text) => text !== '--')).toBe(true);
  await user.selectOptions(screen.getByLabelText('排序'), '金额从高到低');
  const amounts = (await column(5)).map((text) => Number(text?.replace(',', '')));
  expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  expect(location.search).toBe('?comment=1&sort=-amount');
  await user.click(button('有备注'));
  await user.selectOptions(screen.getByLabelText('含某商品'), '含 野生三文鱼柳');
  await waitFor(async () => expect((await column(3)).every((text) => text?.includes('野生三文鱼柳'))).toBe(true));
  expect(location.search).toMatch(/^\?product=\d+&sort=-amount$/);
});

test('GD-E9 a link to a narrowed list opens it so, and a search without result leads back', async () => {
  const { user } = renderApp(pathOf(crab, '?q=没有这个人'), demo);
  await screen.findByText('没有符合条件的报名');
  screen.getByText('共 27 人，筛选后 0 人');
  await user.click(button('清除条件'));
  await table();
  expect(location.search).toBe('');
});

test('GD-E7 phones are hidden until they are asked for, and can be called all the same', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  const first = within(within(await table()).getAllByRole('row')[1] ?? document.body);
  const { enrolls } = await applet.read(enrolmentList, { groupon_id: crab, page: 1, size: 100 }, 'demo');
  const phone = enrolls[0]?.phone ?? '';
  const link = first.getByRole('link');
  expect(link.textContent).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect(link.getAttribute('href')).toBe(`tel:${phone}`);
  await user.click(button('显示电话'));
  first.getByRole('link', { name: phone });
  await user.click(button('隐藏电话'));
  expect(first.queryByText(phone)).toBeNull();
});

test('GD-E7 phone, address and the whole line of a buyer are copied from its menu', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  const copied = watchClipboard();
  const { enrolls } = await applet.read(enrolmentList, { groupon_id: crab, page: 1, size: 100 }, 'demo');
  const [first] = enrolls;
  for (const what of ['复制电话', '复制收货信息', '复制整行']) {
    await user.click(await screen.findByRole('button', { name: `复制 ${first?.user.name}` }));
    await user.click(screen.getByRole('menuitem', { name: what }));
    await screen.findByText('已复制');
  }
  expect(copied[0]).toBe(first?.phone);
  expect(copied[1]).toBe(`${first?.user.name}\n${first?.phone}`);
  expect(copied[2]).toMatch(new RegExp(`^#1 ${first?.user.name} ${first?.phone} 珍宝蟹（2只） ×`));
});

test('GD-E9 rows are gone through with j and k, and / leads to the search', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  const rows = within(await table()).getAllByRole('row');
  await user.keyboard('jjk');
  await waitFor(() => expect(document.activeElement).toBe(rows[1]));
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: '搜索' }));
});

test('GD-E2 what the campaign has forgotten is counted under its number', async () => {
  const [row] = await applet.database.select().from(enrolments).where(eq(enrolments.groupon_id, crab)).limit(1);
  if (!row) throw new Error('Failed to find an enrolment.');
  const products = [...row.products, { id: 4711, amount: 2, price: '3.00' }];
  await applet.database.update(enrolments).set({ products }).where(eq(enrolments.id, row.id));
  renderApp(pathOf(crab), demo);
  const line = (await screen.findByRole('rowheader', { name: '已删除商品 #4711' })).closest('tr');
  expect(line?.textContent).toBe('已删除商品 #47113.00--216.00');
});

test('N8 where a buyer leaves and another joins while the pages come, the sheets refuse until it is read again', async () => {
  const buyer = and(eq(enrolments.groupon_id, hotpot), eq(enrolments.enroll_order, 50));
  answerOnce(
    enrolmentList,
    async () => {
      const [row] = await applet.database.delete(enrolments).where(buyer).returning();
      if (!row) throw new Error('Failed to find an enrolment.');
      const { id: _, ...fields } = row;
      await applet.database.insert(enrolments).values({ ...fields, enroll_order: 244 });
      return undefined;
    },
    { after: 1 },
  );
  const { user } = renderApp(pathOf(hotpot), demo);
  await screen.findByText('数据在加载期间有变化，请刷新');
  await user.click(button('刷新'));
  await waitFor(() => expect(screen.queryByText('数据在加载期间有变化，请刷新')).toBeNull());
  expect(await summary()).toContain('报名人数243');
});

test('N7 enrolments that were read a while ago say so, and are read anew when that is pressed', async () => {
  const { user, advance } = renderApp(pathOf(hotpot), demo);
  expect(await summary()).toContain('报名人数243');
  expect(screen.queryByText(/分钟前的报名/)).toBeNull();
  await advance(12 * 60_000);
  const old = await screen.findByRole('button', { name: /^1[0-2] 分钟前的报名，点击刷新$/ });
  network.forget();
  await user.click(old);
  await waitFor(() => expect(screen.queryByText(/分钟前的报名/)).toBeNull());
  expect(network.calls.some((call) => call.includes(enrolmentList.path))).toBe(true);
});
