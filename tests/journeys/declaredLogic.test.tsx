import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readResources } from '#admin-tools/json/readResources.ts';
import type { Resource } from '#crud/Resource.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore, type RecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

// Here already: on a busy machine their code takes longer than a test waits.
import '#crud/form/FormPage.tsx';

const { resources, reports } = readResources(readFileSync('tests/fixtures/shop/logic.json', 'utf8'), {
  declared: [],
  addresses: [],
});
const Shop: typeof App = (props) => (
  <Product sections={resources} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const callerOf = callersOf(createApplet(applet.needs));
let store: RecordStore;
beforeEach(() => {
  store = createRecordStore(resources, { shops: [1] });
  farEnd.use(...handlersOf(resources, { callerOf, store }));
});

const named = (name: string): Resource => {
  const found = resources.find((each) => each.name === name);
  if (!found) throw new Error(`Failed to find "${name}": its declaration was refused.`);
  return found;
};
const choices = (label: string, at = 0) => {
  const found = screen
    .getAllByText(label, { selector: '.form-item-label span' })
    [at]?.closest<HTMLElement>('.form-item');
  if (!found) throw new Error(`Failed to find the choices of ${label}.`);
  return within(found);
};
const offered = (label: string, at = 0) =>
  choices(label, at)
    .queryAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const chosen = (label: string, at = 0) =>
  choices(label, at)
    .queryAllByRole('radio', { checked: true })
    .map((radio) => radio.closest('label')?.textContent);
const sent = async (path: string) => {
  const posts = network.requests.filter(({ method, url }) => method === 'POST' && url.includes(path));
  const bodies = await Promise.all(posts.map((request) => request.clone().text()));
  return bodies.map((body) => Object.fromEntries(new URLSearchParams(body)));
};

test('what is declared here as data is as it should be', () => {
  expect(reports).toEqual([]);
});

test('G4 a choice offers what fits the city; what no longer fits is cleared, said, and back with its city', async () => {
  const { user } = renderApp('/shop/1/places/add', demo, Shop);
  await user.type(await screen.findByLabelText('名称'), '新站');
  // Nothing to choose from before there is a city.
  expect(await screen.findAllByText('请先选择城市')).toHaveLength(2);
  await user.click(choices('城市').getByRole('radio', { name: '温哥华' }));
  expect(offered('片区')).toEqual(['市中心', '列治文']);
  await user.click(choices('片区').getByRole('radio', { name: '列治文' }));
  await user.click(choices('城市').getByRole('radio', { name: '多伦多' }));
  expect(offered('片区')).toEqual(['市中心', '万锦']);
  expect(chosen('片区')).toEqual([]);
  await screen.findByText('「列治文」不再适合，已清空；选回原来的城市就会恢复');
  await user.click(choices('城市').getByRole('radio', { name: '温哥华' }));
  expect(chosen('片区')).toEqual(['列治文']);
  expect(screen.queryByText(/已清空/)).toBeNull();
  // What fits both stays.
  await user.click(choices('片区').getByRole('radio', { name: '市中心' }));
  await user.click(choices('城市').getByRole('radio', { name: '多伦多' }));
  expect(chosen('片区')).toEqual(['市中心']);
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(async () => expect(await sent('place/add')).toMatchObject([{ city: '2', area: 'downtown' }]));
});

test('T9 the records of a city that was left are not offered, however late they come', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  farEnd.use(
    http.get(`*${named('desks').calls.getList?.row.path}`, async ({ request }) => {
      if (new URL(request.url).searchParams.get('city') === '1') await late;
    }),
  );
  const { user } = renderApp('/shop/1/places/add', demo, Shop);
  await screen.findByLabelText('名称');
  await user.click(choices('城市').getByRole('radio', { name: '温哥华' }));
  await screen.findByText('正在加载柜台…');
  await user.click(choices('城市').getByRole('radio', { name: '多伦多' }));
  await waitFor(() => expect(offered('柜台')).toEqual(['二号柜', '三号柜', '不选']));
  answerLate();
  await user.click(choices('柜台').getByRole('radio', { name: '三号柜' }));
  expect(offered('柜台')).toEqual(['二号柜', '三号柜', '不选']);
  await user.click(choices('城市').getByRole('radio', { name: '温哥华' }));
  await screen.findByText('「三号柜」不再适合，已清空；选回原来的城市就会恢复');
  await waitFor(() => expect(offered('柜台')).toEqual(['一号柜', '不选']));
  await user.click(choices('城市').getByRole('radio', { name: '多伦多' }));
  await waitFor(() => expect(chosen('柜台')).toEqual(['三号柜']));
});

test('T6 what a record holds and does not fit is shown with a mark, kept, and not sent with another change', async () => {
  const { id } = store.list(named('places'), 1).find(({ name }) => name === '旧站') ?? { id: 0 };
  store.change(named('places'), 1, id, { area: 'richmond' });
  const { user } = renderApp(`/shop/1/places/edit?id=${id}`, demo, Shop);
  await screen.findByText('「列治文」不属于当前的城市，请重新选择');
  expect(chosen('片区')).toEqual(['列治文']);
  const name = screen.getByLabelText('名称');
  await user.clear(name);
  await user.type(name, '旧站改');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(async () => expect(await sent('place/update')).toHaveLength(1));
  const [body] = await sent('place/update');
  expect(body).toMatchObject({ name: '旧站改' });
  expect(Object.keys(body ?? {})).not.toContain('area');
});

test('a record that moves to another city is not saved with the area of the old one', async () => {
  const { id } = store.list(named('places'), 1).find(({ name }) => name === '老站') ?? { id: 0 };
  const { user } = renderApp(`/shop/1/places/edit?id=${id}`, demo, Shop);
  await screen.findByLabelText('名称');
  await waitFor(() => expect(chosen('柜台')).toEqual(['一号柜']));
  await user.click(choices('城市').getByRole('radio', { name: '多伦多' }));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByText('请重新选择片区');
  expect(await sent('place/update')).toEqual([]);
  await user.click(choices('片区').getByRole('radio', { name: '万锦' }));
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(async () =>
    expect(await sent('place/update')).toMatchObject([{ city: '2', area: 'markham', desk: '0' }]),
  );
});

test('G5 in rows of a list each choice follows its own row', async () => {
  const { user } = renderApp('/shop/1/places/add', demo, Shop);
  await screen.findByLabelText('名称');
  await user.click(screen.getByRole('button', { name: '添加一站' }));
  await user.click(screen.getByRole('button', { name: '添加一站' }));
  await user.click(choices('城市', 1).getByRole('radio', { name: '温哥华' }));
  await user.click(choices('城市', 2).getByRole('radio', { name: '多伦多' }));
  const rows = screen.getAllByRole('group', { name: /^途经 \d$/ }).map((row) => within(row));
  expect(rows.map((row) => row.getAllByRole('radio').at(-1)?.closest('label')?.textContent)).toEqual([
    '列治文',
    '万锦',
  ]);
});

test('G4 what is filled in once is asked for when adding, read afterwards, and sent once', async () => {
  const { user } = renderApp('/shop/1/deals/add', demo, Shop);
  await user.type(await screen.findByLabelText('名称'), '腊八');
  await user.type(screen.getByLabelText('活动码'), 'D4');
  await user.type(screen.getByLabelText('核销密码'), '0000');
  expect(screen.queryByLabelText('复盘')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交' }));
  const row = await screen.findByRole('row', { name: /腊八/ });
  await user.click(within(row).getByRole('button', { name: '编辑' }));
  await user.type(await screen.findByLabelText('复盘'), '卖得好');
  expect(screen.queryByLabelText('活动码')).toBeNull();
  expect([screen.getByText('D4').tagName, screen.getByText('添加后不能修改').tagName]).toEqual(['DIV', 'SMALL']);
  expect(document.body.textContent).not.toContain('核销密码');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(async () => expect(await sent('deal/update')).toHaveLength(1));
  const [added] = await sent('deal/add');
  const [changed] = await sent('deal/update');
  expect(added).toMatchObject({ code: 'D4', pin: '0000' });
  expect(Object.keys(added ?? {})).not.toContain('remark');
  expect(Object.keys(changed ?? {}).toSorted()).toEqual(['deal_id', 'remark', 'shop_id']);
});

const idOf = (name: string) => store.list(named('deals'), 1).find((each) => each.name === name)?.id ?? 0;

test('R7 what may not be done to a record cannot be pressed in its row, says why, and no key does it', async () => {
  const { user } = renderApp('/shop/1/deals', demo, Shop);
  const over = within(await screen.findByRole('row', { name: /中秋/ }));
  const edit = over.getByRole<HTMLButtonElement>('button', { name: '编辑' });
  expect([edit.disabled, edit.title]).toEqual([true, '已结束的活动不能修改']);
  const running = within(screen.getByRole('row', { name: /端午/ }));
  expect(running.getByRole<HTMLButtonElement>('button', { name: '编辑' }).disabled).toBe(false);
  expect(running.getByRole<HTMLButtonElement>('button', { name: '删除' }).title).toBe('开始过的活动不能删除');
  screen.getByRole('row', { name: /中秋/ }).focus();
  await user.keyboard('e');
  expect(location.pathname).toBe('/shop/1/deals');
});

test('R7 a record that may not be changed opens to be read, says why, and sends nothing', async () => {
  const { user } = renderApp(`/shop/1/deals/edit?id=${idOf('中秋')}`, demo, Shop);
  await screen.findByText('已结束的活动不能修改');
  screen.getByRole('heading', { level: 1, name: /查看活动/ });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  screen.getByText('C3');
  await user.keyboard('{Control>}s{/Control}');
  expect(await sent('deal/update')).toEqual([]);
});

test('R7 a draft that is gone on with is not put into a record that may not be changed any more, and is kept', async () => {
  const id = idOf('中秋');
  const key = `draft/m.1/1/deals/${id}/a`;
  const kept = JSON.stringify({ values: { name: '中秋加场' }, base: { name: '中秋' }, at: 1, releases: [] });
  localStorage.setItem(`Kept:${key}`, kept);
  renderApp(`/shop/1/deals/edit?id=${id}`, demo, Shop, { state: { resume: key } });
  await screen.findByText('已结束的活动不能修改');
  expect(screen.queryByText('中秋加场')).toBeNull();
  expect(localStorage.getItem(`Kept:${key}`)).toBe(kept);
});

test('N1 a record that was closed while it was being edited is not saved, and what was typed stays', async () => {
  const { user } = renderApp(`/shop/1/deals/edit?id=${idOf('端午')}`, demo, Shop);
  await user.type(await screen.findByLabelText('名称'), '节');
  store.change(named('deals'), 1, idOf('端午'), { status: 3 });
  await user.click(screen.getByRole('button', { name: '提交' }));
  await screen.findByText('没有保存：已结束的活动不能修改');
  expect(await sent('deal/update')).toEqual([]);
});

test('T7 of several chosen ones those that may not be deleted are skipped, counted and named with the reason', async () => {
  const { user } = renderApp('/shop/1/deals', demo, Shop);
  await screen.findByRole('row', { name: /中秋/ });
  await user.click(screen.getByRole('checkbox', { name: '选择全部' }));
  const bar = within(await screen.findByRole('region', { name: '批量操作' }));
  await user.click(bar.getByRole('button', { name: '删除' }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText('删除 1 个活动？');
  question.getByText('「迎春」，删除后无法恢复。跳过 2 个：开始过的活动不能删除。');
  await user.click(question.getByRole('button', { name: '删除' }));
  await screen.findByText('删除：成功 1，跳过 2');
  screen.getByText('开始过的活动不能删除：「端午」「中秋」');
  expect(screen.queryByRole('button', { name: '重试失败项' })).toBeNull();
  expect((await sent('deal/del')).map(({ deal_id }) => Number(deal_id))).toHaveLength(1);
});
