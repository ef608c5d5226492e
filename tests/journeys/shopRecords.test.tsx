import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { clubSave, scenicSpotSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const admin = await signIn(applet, 'admin');
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: '提交' });

test('V1 V3 a club is opened from its list, changed and saved, with everything else as it was', async () => {
  const { user } = renderApp('/groups', admin);
  const row = (await screen.findByText('湾区租房合租群')).closest('[role="row"]');
  const id = Number(row?.getAttribute('data-id'));
  const before = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  await user.click(within(row instanceof HTMLElement ? row : document.body).getByRole('button', { name: '编辑' }));
  const name = await input('群名');
  expect(location.pathname).toBe(`/group/${id}`);
  expect(screen.getByRole('radio', { name: '待审核' })).toHaveProperty('checked', true);
  await user.clear(name);
  await user.type(name, '湾区租房群');
  await user.click(screen.getByRole('radio', { name: '上线' }));
  await user.click(submit());
  await screen.findByText('保存成功');
  const after = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  expect(after).toEqual({ ...before, name: '湾区租房群', status: 2 });
  expect(await network.sentTo(clubSave)).toMatchObject([
    { id: String(id), type: '7', tags: JSON.stringify(before.tags) },
  ]);
});

test.each([
  ['V1', '/group/create', '群名', ['群名：请输入群名', '图片：请上传图片', '描述：请填写描述'], clubSave],
  [
    'V2',
    '/view/create',
    '景点名称',
    ['景点名称：请输入景点名称', '图片：请上传图片', '描述：请填写描述'],
    scenicSpotSave,
  ],
])(
  '%s V5 an empty form at %s says what is missing, and starts in the city that is usual',
  async (_, at, name, missing, row) => {
    const { user } = renderApp(at, admin);
    await input(name);
    expect(await screen.findByTitle('温哥华 Vancouver')).toBeDefined();
    await user.click(submit());
    const told = within(await screen.findByRole('alert', { name: '请检查填写项' }));
    expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(missing);
    expect(await network.sentTo(row)).toEqual([]);
  },
);

test.each([
  ['V1', '/group/create', '群名', 31, '群名不能超过30个字符'],
  ['V2', '/view/create', '景点名称', 51, '景点名称不能超过50个字符'],
])('%s a name at %s that is too long is refused when it is left', async (_, at, label, length, sentence) => {
  const { user } = renderApp(at, admin);
  const name = await input(label);
  await user.click(name);
  await user.paste('长'.repeat(length));
  await user.tab();
  await screen.findByText(sentence);
});

test('V4 a club of which one thing is changed goes back as it came but for that: the same fields, and no other', async () => {
  const { user } = renderApp('/groups', admin);
  const row = (await screen.findByText('温村妈妈互助群')).closest<HTMLElement>('[role="row"]');
  const id = Number(row?.dataset.id);
  const { description, tags, ...plain } = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  expect(description).toHaveLength(3);
  await user.click(within(row ?? document.body).getByRole('button', { name: '编辑' }));
  await user.type(await input('群名'), '一');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByText('保存成功');
  const lists = { description: JSON.stringify(description), tags: JSON.stringify(tags) };
  const texts = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value)]));
  expect(await network.sentTo(clubSave)).toEqual([{ ...texts, ...lists, name: `${plain.name}一` }]);
  expect((await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop).toEqual({
    ...plain,
    ...{ description, tags, name: `${plain.name}一` },
  });
});

test('V4 CL-E5 what the applet knows of a club and this form does not goes back as it came', async () => {
  const { user } = renderApp('/groups', admin);
  const row = (await screen.findByText(/^温村妈妈互助群/)).closest<HTMLElement>('[role="row"]');
  const id = Number(row?.dataset.id);
  const { shop } = await applet.read(shopRecordInfo, { shop_id: id }, 'admin');
  const more = { latitude: '49.2', wechat_group: { id: 9, name: '一群' }, rank: 3, retired: null };
  farEnd.use(http.get(`*${shopRecordInfo.path}`, () => HttpResponse.json({ shop: { ...shop, ...more } })));
  await user.click(within(row ?? document.body).getByRole('button', { name: '编辑' }));
  await user.type(await input('群名'), '二');
  await user.click(submit());
  await screen.findByText('保存成功');
  const [sent] = await network.sentTo(clubSave);
  expect(sent).toMatchObject({ latitude: '49.2', wechat_group: '{"id":9,"name":"一群"}', rank: '3' });
  expect(Object.keys(sent ?? {}).sort()).toEqual([...Object.keys(shop), 'latitude', 'rank', 'wechat_group'].sort());
});

test('V1 what is too much is counted, said and kept, never cut off', async () => {
  const { user } = renderApp('/group/create', admin);
  const name = await input('群名');
  await user.type(name, '妈妈👨‍👩‍👧‍👦群');
  screen.getByText('4/30');
  await user.clear(name);
  await user.paste('长'.repeat(27));
  screen.getByText('快满了，最多 30 个字符');
  await user.paste('长'.repeat(6));
  expect(name.value).toHaveLength(33);
  screen.getByText('超出 3 个字符 33/30');
  screen.getByText('超过了 30 个字符，请删减');
  screen.getByText('0/30');
  screen.getByText('建议 14 个字以内');
});

test('V4 the directory opens with all of it, what waits first, and says how many each status has', async () => {
  const { user } = renderApp('/views', admin);
  await screen.findByText('史坦利公园海堤');
  const named = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('.title')?.textContent ?? []);
  expect(named()).toEqual(['史坦利公园海堤', '金门公园日本茶园', '鹿湖公园', '松鸡山', '渔人码头', '西雅图高空花园']);
  const tab = (name: string) => screen.getByRole('button', { name });
  expect(['全部', '待审核', '上线', '下线'].map((name) => tab(name).title)).toEqual(['6 条', '1 条', '4 条', '1 条']);
  expect(tab('全部').getAttribute('aria-pressed')).toBe('true');
  await user.click(tab('下线'));
  expect(location.search).toBe('?status=3');
  expect(named()).toEqual(['西雅图高空花园']);
  await user.click(tab('全部'));
  expect(location.search).toBe('');
  await user.type(screen.getByRole('searchbox'), '公园');
  await waitFor(() => expect(named()).toEqual(['史坦利公园海堤', '金门公园日本茶园', '鹿湖公园']));
});

test('V3 what many write is offered, and an odd phone number is mentioned and saved all the same', async () => {
  const { user } = renderApp('/groups', admin);
  const row = (await screen.findByText('列治文羽毛球群')).closest<HTMLElement>('[role="row"]');
  const id = Number(row?.dataset.id);
  await user.click(within(row ?? document.body).getByRole('button', { name: '编辑' }));
  const hours = await input('营业时间');
  const offered = [...(hours.list?.options ?? [])].map(({ value }) => value);
  expect(offered).toContain('周一至周五 9:00–18:00');
  const phone = await input('电话');
  await user.clear(phone);
  await user.type(phone, '加微信 club2026{Tab}');
  await screen.findByText(/电话不太像电话号码/);
  expect(phone.getAttribute('aria-describedby')).toBe('phone_warning');
  await user.click(submit());
  await screen.findByText('保存成功');
  expect((await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop.phone).toBe('加微信 club2026');
});

test('V5 a city is searched for by its number only; words ask for nothing', async () => {
  const { user } = renderApp('/group/create', admin);
  const city = await screen.findByRole('combobox', { name: '城市' });
  await screen.findByTitle('温哥华 Vancouver');
  await user.click(city);
  await screen.findByText('仅支持输入数字编号搜索');
  network.forget();
  await user.type(city, '圣何塞');
  await screen.findByText('只在已列出的城市里找；要搜索请输入城市编号');
  expect(network.calls).toEqual([]);
  await user.clear(city);
  await user.type(city, '15');
  await user.click(await screen.findByTitle('圣何塞 San Jose'));
  expect(network.calls).toContain('GET /api/applet/city/search?keyword=15');
});

test('V4 V5 CL-E1 the directory is narrowed to cities that occur in it, by their names', async () => {
  const { user } = renderApp('/views', admin);
  await screen.findByText('史坦利公园海堤');
  network.forget();
  await user.click(screen.getByRole('button', { name: /^筛选/ }));
  const cities = within(await screen.findByRole('group', { name: '城市' }));
  const offered = () => cities.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  await waitFor(() =>
    expect(offered()).toEqual([
      '本拿比 Burnaby',
      '旧金山 San Francisco',
      '列治文 Richmond',
      '温哥华 Vancouver',
      '西雅图 Seattle',
    ]),
  );
  expect(network.calls.filter((call) => call.includes('/city/search'))).toEqual([]);
  await user.click(cities.getByRole('checkbox', { name: '西雅图 Seattle' }));
  await waitFor(() => expect(screen.queryByText('史坦利公园海堤')).toBeNull());
  screen.getByText('西雅图高空花园');
  screen.getByText('城市：西雅图 Seattle');
  expect(location.search).toMatch(/^\?city=\d+$/);
});
