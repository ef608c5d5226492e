import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { goodsAdd, goodsInfo, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { clubList, clubSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { tagList } from '#schemas/endpoints/tags.ts';
import { goods } from '../../server/database/tables/goods.ts';
import { holdOnce } from '../support/appletNetwork.ts';
import { changedElsewhere } from '../support/changedElsewhere.ts';
import { type AForm, everyForm } from '../support/everyForm.ts';
import { network as farEnd } from '../support/network.ts';
import { pageLog } from '../support/pageLog.ts';
import { type OpenApp, renderApp, signIn } from '../support/renderApp.tsx';
import { stageRobot } from '../support/stagedRobot.ts';

const { applet, network, demo, world } = await stageRobot();
const admin = await signIn(applet, 'admin');
const adding = '/shop/2/goods/add';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const saveButton = () => screen.findByRole('button', { name: /^(提交|保存)$/ });
const drafts = () => Object.keys(localStorage).filter((key) => key.includes('draft/'));
const draftTexts = () => drafts().map((key) => localStorage.getItem(key) ?? '');

async function idOf(name: string): Promise<number> {
  const [found] = await applet.database.select({ id: goods.id }).from(goods).where(eq(goods.name, name));
  return found?.id ?? 0;
}
async function retype(user: OpenApp['user'], label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}
async function openForm([, path, open, label]: AForm) {
  world.at = 'loggedIn';
  const app = renderApp(path, /^\/(groups|views)$/.test(path) ? admin : demo);
  await open(app.user);
  await screen.findByLabelText(label);
  await saveButton();
  return app;
}
async function openAdding() {
  const app = renderApp(adding, demo);
  await screen.findByRole('button', { name: '提交' });
  await app.user.type(field('商品名称'), '鲜榨椰汁');
  await app.user.type(field('价格'), '9.90');
  await app.user.type(field('库存'), '5');
  return app;
}

test.each(everyForm)('N2 what is typed in %s while it is saved stays, as a change and as a draft', async (...form) => {
  const [, , , label, row] = form;
  const { user } = await openForm(form);
  await user.type(field(label), '甲');
  const before = field(label).value;
  const letGo = holdOnce(row);
  await user.click(await saveButton());
  await waitFor(async () => expect(await network.sentTo(row)).toHaveLength(1));
  await user.type(field(label), '乙');
  letGo();
  await screen.findByText(`保存时又输入的还没有保存：${label}`);
  expect(field(label).value).toBe(`${before}乙`);
  screen.getByText(`将保存 1 处修改：${label}`);
  expect(draftTexts().join()).toContain(`${before}乙`);
  network.forget();
  await user.click(await saveButton());
  await waitFor(async () => expect(await network.sentTo(row)).toHaveLength(1));
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('N2 new goods are those goods from then on: what was typed meanwhile changes them', async () => {
  const { user } = await openAdding();
  const letGo = holdOnce(goodsAdd);
  await user.click(await saveButton());
  await waitFor(async () => expect(await network.sentTo(goodsAdd)).toHaveLength(1));
  await retype(user, '库存', '8');
  letGo();
  await screen.findByText('保存时又输入的还没有保存：库存');
  await screen.findByRole('heading', { level: 1, name: '编辑商品 · 湾区鲜生活' });
  const id = await idOf('鲜榨椰汁');
  expect(drafts()).toEqual([expect.stringContaining(`/goods/${id}/`)]);
  await user.click(await saveButton());
  await screen.findByText('商品信息已更新');
  expect(await network.sentTo(goodsUpdate)).toEqual([{ shop_id: '2', product_id: String(id), stock: '8' }]);
  expect(await applet.database.$count(goods, eq(goods.name, '鲜榨椰汁'))).toBe(1);
  expect(drafts()).toEqual([]);
});

test.each(everyForm)('N1 %s that nobody has changed is not sent, and that is said', async (...form) => {
  const { user } = await openForm(form);
  await user.click(await saveButton());
  await screen.findByText('没有需要保存的修改');
  expect(await network.sentTo(form[4])).toEqual([]);
});

test('N1 what was sold and marked down elsewhere is not written back with a new name', async () => {
  const id = await idOf('泰国金枕榴莲');
  const { user } = renderApp(`/shop/1/goods/edit?goodsid=${id}`, demo);
  await saveButton();
  await retype(user, '商品名称', '金枕榴莲');
  await applet.read(goodsUpdate, { shop_id: 1, product_id: id, stock: 2 }, 'demo');
  network.forget();
  await user.click(await saveButton());
  await screen.findByText('商品信息已更新');
  expect(await network.sentTo(goodsUpdate)).toEqual([{ shop_id: '1', product_id: String(id), name: '金枕榴莲' }]);
  expect(network.calls.filter((call) => call.includes('product/info/get'))).toHaveLength(1);
  const { stock, name } = (await applet.read(goodsInfo, { product_id: id }, 'demo')).goods;
  expect([stock, name]).toEqual([2, '金枕榴莲']);
});

/** Another tab tells that goods were saved: the form reads again, and what both have changed stands at its field. */
async function hearOfIt({ hear }: OpenApp) {
  hear(new StorageEvent('storage', { key: 'Saved', newValue: 'goods' }));
  await screen.findByRole('group', { name: /^别处改成了/ });
}

test.each([
  ['by the save itself', async () => {}, 11, 505],
  ['long before', hearOfIt, 12, 506],
])('N1 what both have changed, noticed %s, is asked about before anything is sent', async (_, notice, mine, theirs) => {
  const id = await idOf('芋泥波波奶茶');
  const app = renderApp(`/shop/1/goods/edit?goodsid=${id}`, demo);
  const { user } = app;
  await saveButton();
  await retype(user, '库存', `${mine}`);
  await applet.read(goodsUpdate, { shop_id: 1, product_id: id, stock: theirs }, 'demo');
  await notice(app);
  await user.click(await saveButton());
  await screen.findByText('别处也改了：库存。请选好用哪一个再保存；不选就按你的保存');
  const note = within(await screen.findByRole('group', { name: changedElsewhere(theirs) }));
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
  await user.click(note.getByRole('button', { name: '保留我的' }));
  await user.click(await saveButton());
  await screen.findByText('商品信息已更新');
  expect((await applet.read(goodsInfo, { product_id: id }, 'demo')).goods.stock).toBe(mine);
});

test('N4 a save whose answer got lost with its page is the same save after a reload', async () => {
  const { user } = await openAdding();
  await retype(user, '商品名称', '只有一份');
  network.loseOnce(goodsAdd);
  await user.click(await saveButton());
  await waitFor(() => expect(pageLog.splice(0)).toEqual([expect.stringContaining('ERR_NETWORK')]));
  cleanup();
  const again = renderApp(adding, demo);
  const offer = within(await screen.findByRole('region', { name: '未保存的内容' }));
  offer.getByText(/上次保存没有收到服务器的回复，可能已经保存成功/);
  await again.user.click(offer.getByRole('button', { name: '恢复' }));
  screen.getByText(/上次保存没有收到服务器的回复，可能已经保存成功/);
  await again.user.click(await saveButton());
  await screen.findByText('商品信息已添加');
  const ids = network.requests
    .filter(({ url }) => url.endsWith(goodsAdd.path))
    .map(({ headers }) => headers.get('Request-Id'));
  expect(ids).toEqual([ids[0], ids[0]]);
  expect(await applet.database.$count(goods, eq(goods.name, '只有一份'))).toBe(1);
  expect(drafts()).toEqual([]);
});

test('N4 two tabs of new goods keep a draft each, and both are offered', async () => {
  const first = await openAdding();
  await first.advance(800);
  cleanup();
  const second = renderApp(adding, demo);
  await screen.findByRole('region', { name: '未保存的内容' });
  await second.user.type(field('商品名称'), '另一件');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(drafts()).toHaveLength(2);
  cleanup();
  const third = renderApp(adding, demo);
  const offers = await screen.findAllByRole('region', { name: '未保存的内容' });
  expect(offers).toHaveLength(2);
  const other = offers.find(({ textContent }) => textContent?.includes('「另一件」'));
  await third.user.click(within(other ?? document.body).getByRole('button', { name: '恢复' }));
  expect(field('商品名称').value).toBe('另一件');
  expect(screen.getAllByRole('region', { name: '未保存的内容' })).toHaveLength(1);
});

/** The file host answers when told to, and refuses what is called bad. */
function serveFiles(wait: Promise<void> = Promise.resolve()) {
  farEnd.use(
    http.get('*/cos/sign/get', () => HttpResponse.json({ errcode: 0, signature: 'sig' })),
    http.post('*/files/*', async ({ request }) => {
      await wait;
      const path = decodeURIComponent(new URL(request.url).pathname);
      return HttpResponse.json(
        path.endsWith('bad.png') ? { message: 'NO' } : { message: 'SUCCESS', data: { source_url: path } },
      );
    }),
  );
}
const choose = async (user: OpenApp['user'], name: string) =>
  user.upload(
    await screen.findByLabelText<HTMLInputElement>('商品图片', { selector: 'input' }),
    new File([name], name, { type: 'image/png' }),
  );

test.each([
  ['Ctrl S', '{Control>}s{/Control}'],
  ['Enter', '{Enter}'],
])(
  'G7 N2 %s before all of the form is drawn saves when it is: nothing goes unchecked, nothing twice',
  async (_, keys) => {
    const letGo = holdOnce(tagList);
    const { user } = renderApp(`/shop/1/goods/add?from=${await idOf('芋泥波波奶茶')}`, demo);
    await user.click(await screen.findByLabelText('商品名称'));
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
    await user.keyboard(`二号{Backspace}${keys}${keys}`);
    expect(await network.sentTo(goodsAdd)).toEqual([]);
    letGo();
    await screen.findByText('商品信息已添加');
    expect(await network.sentTo(goodsAdd)).toHaveLength(1);
  },
);

test('G7 what is drawn later is asked for by a save that was pressed before', async () => {
  const letGo = holdOnce(tagList);
  const { user } = renderApp(adding, demo);
  await user.type(await screen.findByLabelText('商品名称'), '冻豆腐');
  await user.keyboard('{Control>}s{/Control}');
  letGo();
  expect((await screen.findByRole('alert')).textContent).toContain('价格');
  expect(await network.sentTo(goodsAdd)).toEqual([]);
});

test.each([
  ['Ctrl S', '{Control>}s{/Control}', 1],
  ['⌘ S', '{Meta>}s{/Meta}', 1],
  // The button it presses is switched off, and reads 图片上传中.
  ['Enter', '{Enter}', 0],
])('N3 %s does not save while a picture is on its way', async (_, keys, told) => {
  let arrive = () => {};
  serveFiles(new Promise((resolve) => (arrive = resolve)));
  const { user } = await openAdding();
  await choose(user, 'a.png');
  await user.click(field('商品名称'));
  await user.keyboard(keys);
  await waitFor(() => expect(screen.queryAllByText('文件还在上传，传完后再保存')).toHaveLength(told));
  expect(await network.sentTo(goodsAdd)).toEqual([]);
  arrive();
  await screen.findByText('图片上传成功');
  await user.keyboard(keys);
  await screen.findByText('商品信息已添加');
  const [{ imgs = '' } = {}] = await network.sentTo(goodsAdd);
  expect(imgs).toContain('a.png');
});

test.each([
  ['the button', async (user: OpenApp['user']) => user.click(await saveButton())],
  ['a key', async (user: OpenApp['user']) => user.keyboard('{Control>}s{/Control}')],
])('N3 a picture that failed is asked about before %s saves without it', async (_, save) => {
  serveFiles();
  const { user } = await openAdding();
  await choose(user, 'bad.png');
  await screen.findByText('图片上传失败');
  const asked = async () => within(await screen.findByRole('dialog', { name: '有文件没有上传成功' }));
  await save(user);
  await user.click((await asked()).getByRole('button', { name: '返回处理' }));
  expect(await network.sentTo(goodsAdd)).toEqual([]);
  await save(user);
  await user.click((await asked()).getByRole('button', { name: '不带它保存' }));
  await screen.findByText('商品信息已添加');
});

test('N1 an applet that writes all at every call gets what it holds now, and what was changed', async () => {
  const { user } = await openForm(['', '/groups', everyForm[3]?.[2] ?? (async () => {}), '群名', clubSave]);
  const id = Number(location.pathname.split('/').at(-1));
  const before = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  const { tags, description, ...rest } = before;
  await applet.read(clubSave, { ...rest, tags, description, address: '搬到主街 9 号' }, 'admin');
  await retype(user, '群名', '湾区合租群');
  network.forget();
  await user.click(await saveButton());
  await screen.findByText('保存成功');
  expect(network.calls.filter((call) => call.includes('shop/info/get?shop_id='))).toHaveLength(1);
  const { address, name } = (await applet.read(shopRecordInfo, { shop_id: id }, 'admin')).shop;
  expect([address, name]).toEqual(['搬到主街 9 号', '湾区合租群']);
});

test.each([
  ['HTML', '<p>每周<b>三</b>羽毛球</p>', 3],
  ['words', '每周三羽毛球，带拍', 1],
])(
  'N6 a club described in %s shows it, and saved with another name sends it back byte for byte',
  async (_, text, type) => {
    const [club] = (await applet.read(clubList, { shop_type: 7, page: 1, size: 1 }, 'admin')).shops;
    const raw = { ...club, tags: JSON.stringify(club?.tags), description: text };
    farEnd.use(
      http.get(`*${shopRecordInfo.path}`, () => HttpResponse.json({ errcode: 0, shop: raw })),
      http.post(`*${clubSave.path}`, () => HttpResponse.json({ errcode: 0, id: club?.id })),
    );
    const { user } = renderApp(`/group/${club?.id}`, admin);
    await screen.findByRole('group', { name: '描述 1' });
    expect(screen.queryByRole('group', { name: '描述 2' })).toBeNull();
    if (type === 1) expect(field('描述 1 文字').value).toBe(text);
    await retype(user, '群名', '羽毛球群');
    await user.click(await saveButton());
    await screen.findByText('保存成功');
    expect(await network.sentTo(clubSave)).toMatchObject([{ name: '羽毛球群', description: text }]);
  },
);
