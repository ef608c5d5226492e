import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodsAdd, goodsList, goodsUpdate } from '#schemas/endpoints/goods.ts';
import { tagAdd, tagDelete, tagUpdate } from '#schemas/endpoints/tags.ts';
import { goods, tags } from '../../server/database/tables/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { readFile } from '../../src/crud/transfer/sheet/readFile.ts';
import { writeXlsx } from '../../src/crud/transfer/sheet/writeXlsx.ts';
import { answerOnce, holdOnce, refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';
import { type Downloads, watchDownloads } from '../support/watchDownloads.ts';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
let downloads: Downloads;
beforeEach(() => {
  downloads = watchDownloads();
});
afterEach(() => vi.restoreAllMocks());

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const csv = (...lines: string[]) => new File([lines.join('\n')], '表.csv');
const tagNames = async () => (await applet.database.select().from(tags)).map(({ name }) => name);

async function openImport(path: string, first: string) {
  const { user } = renderApp(path, demo);
  await screen.findAllByText(first);
  const [more = document.body] = await screen.findAllByRole('button', { name: '更多' });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: '导入' }));
  await screen.findByLabelText('选择文件');
  network.forget();
  return user;
}
const openTags = () => openImport('/shop/2/tags', '分类名称');

/** Picks a file and lets its rows be checked. */
async function check(user: UserEvent, file: File) {
  await user.upload(screen.getByLabelText('选择文件'), file);
  await press(user, '检查');
  return (await screen.findByText(/^将新增/)).textContent;
}

test('G7 goods of a sheet are shown first, then sent as the form sends them', async () => {
  const user = await openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  const sheet = {
    columns: ['商品名称', '价格（元）', '库存', '规格类型', '备注'].map((heading) => ({ heading })),
    rows: [
      ['葱油拌面', 12.5, 8, '单规格', '新'],
      ['', '6.00', 1, '', ''],
      ['豆浆', '三块', 1, '', ''],
    ],
  };
  expect(await check(user, new File([await writeXlsx([sheet])], '新品.xlsx'))).toBe(
    '将新增 1 条，更新 0 条，2 条有问题',
  );
  const lines = within(screen.getByRole('table', { name: '有问题的行' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['3', '商品名称', '--', '请输入商品名称'],
    ['4', '价格（元）', '三块', '价格要填金额，例如 12.50，现在是「三块」'],
  ]);
  expect(await network.sentTo(goodsAdd)).toEqual([]);
  await press(user, '导入 1 条');
  await screen.findByText('成功 1，失败 0');
  expect(await network.sentTo(goodsAdd)).toEqual([
    { shop_id: '2', name: '葱油拌面', type: '1', price: '12.5', stock: '8' },
  ]);
  await press(user, '完成');
  await screen.findByText('葱油拌面');
});

test('G7 a row with an id changes that record and nothing it does not say', async () => {
  const [eggs] = await applet.database.select().from(goods).where(eq(goods.name, '牧场鸡蛋（24枚）'));
  const user = await openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  const said = await check(user, csv('编号,商品名称,库存', `${eggs?.id},,777`, `${eggs?.id},牧场鸡蛋（24枚）,`));
  expect(said).toBe('将新增 0 条，更新 1 条，0 条有问题，1 条没有变化');
  await press(user, '导入 1 条');
  await screen.findByText('成功 1，失败 0');
  expect(await network.sentTo(goodsUpdate)).toEqual([{ shop_id: '2', product_id: String(eggs?.id), stock: '777' }]);
});

const cellsOf = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((line) =>
      within(line)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const goodsRow = async (name: string) =>
  (await applet.database.select().from(goods).where(eq(goods.name, name))).find(({ shop_id }) => shop_id === 2);

test('N9 every update is shown old → new before anything is sent; an amount written shorter is none', async () => {
  const eggs = await goodsRow('牧场鸡蛋（24枚）');
  const user = await openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  await check(user, csv('编号,价格,库存', `${eggs?.id},${Number(eggs?.price)},5`));
  expect(cellsOf('将更新的行')).toEqual([['2', '牧场鸡蛋（24枚）', '库存', `${eggs?.stock}→5`]]);
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
});

test('N9 an import is taken back: the new goes, the changed is as it was, what was sold since stays', async () => {
  const [eggs, dumplings] = [await goodsRow('牧场鸡蛋（24枚）'), await goodsRow('正山小种红茶（200克）')];
  const user = await openGoods();
  await check(user, csv('编号,商品名称,价格,库存', ',豆腐脑,3,5', `${eggs?.id},,,776`, `${dumplings?.id},,,888`));
  await press(user, '导入 3 条');
  await screen.findByText('成功 3，失败 0');
  await applet.database
    .update(goods)
    .set({ stock: 880 })
    .where(eq(goods.id, dumplings?.id ?? 0));
  await press(user, '撤销导入');
  const question = await screen.findByRole('dialog', { name: '撤销上一次导入？' });
  within(question).getByText('新增的 1 条会删除，更新的 2 条会改回原来的样子。导入以后又改过的不会动。');
  await user.click(within(question).getByRole('button', { name: '撤销导入' }));
  await screen.findByText('已撤销 2 条，1 条没有撤销');
  screen.getByText('第 4 行：导入后又改过，没有改回');
  expect(await goodsNamed('豆腐脑')).toBe(0);
  expect([(await goodsRow('牧场鸡蛋（24枚）'))?.stock, (await goodsRow('正山小种红茶（200克）'))?.stock]).toEqual([
    eggs?.stock,
    880,
  ]);
});

test('N9 the last import can be taken back after its window was closed, and again where no answer came', async () => {
  const user = await openTags();
  await check(user, csv('分类名称', '元宵', '清明'));
  await press(user, '导入 2 条');
  await screen.findByText('成功 2，失败 0');
  await press(user, '完成');
  const [more = document.body] = await screen.findAllByRole('button', { name: '更多' });
  await user.click(more);
  await user.click(await screen.findByRole('menuitem', { name: '导入' }));
  await screen.findByText('上一次导入：新增 2 条，更新 0 条');
  network.loseOnce(tagDelete);
  const takeBack = async (name: string) => {
    await press(user, name);
    const question = await screen.findByRole('dialog', { name: '撤销上一次导入？' });
    await user.click(within(question).getByRole('button', { name: '撤销导入' }));
  };
  await takeBack('撤销导入');
  await screen.findByText('已撤销 1 条，1 条没有撤销');
  await takeBack('再撤销一次');
  await screen.findByText('已撤销 1 条');
  expect((await tagNames()).filter((name) => ['元宵', '清明'].includes(name))).toEqual([]);
});

test('N9 a row that gives a number of ours to another name is shown old → new and sent only when confirmed', async () => {
  const [eggs] = await applet.database.select().from(goods).where(eq(goods.name, '牧场鸡蛋（24枚）'));
  const user = await openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  expect(await check(user, csv('编号,Name,Stock', `${eggs?.id},Blue T-Shirt,3`))).toBe(
    '将新增 0 条，更新 0 条，0 条有问题',
  );
  within(screen.getByRole('table', { name: '名称不同的行' })).getByText('牧场鸡蛋（24枚） → Blue T-Shirt');
  expect(screen.getByRole('button', { name: '没有可导入的行' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: '仍然更新' }));
  screen.getByText('将新增 0 条，更新 1 条，0 条有问题');
  screen.getByRole('button', { name: '导入 1 条' });
  expect(await network.sentTo(goodsUpdate)).toEqual([]);
});

test('C1 a category that exists is not made twice unless the merchant says so', async () => {
  const [known = ''] = (await applet.database.select().from(tags).where(eq(tags.shop_id, 2))).map(({ name }) => name);
  const user = await openTags();
  expect(await check(user, csv('分类名称', known, '时令'))).toBe('将新增 1 条，更新 0 条，0 条有问题');
  await screen.findByText('1 条可能重复：已有同名的分类');
  await user.click(screen.getByRole('radio', { name: '仍然导入' }));
  screen.getByText('将新增 2 条，更新 0 条，0 条有问题');
  await user.click(screen.getByRole('radio', { name: '跳过' }));
  await press(user, '导入 1 条');
  await screen.findByText('成功 1，失败 0');
  expect(await network.sentTo(tagAdd)).toEqual([{ shop_id: '2', name: '时令' }]);
});

test('a refused row is told with its reason, sent again alone, and its file goes in without making any twice', async () => {
  const user = await openTags();
  await check(user, csv('分类名称,备注', '早市,a', ',b', '夜市,c'));
  refuseOnce(tagAdd, '分类太多');
  await press(user, '导入 2 条');
  await screen.findByText('成功 1，失败 1');
  screen.getByText('第 2 行：分类太多');
  await press(user, '下载错误文件');
  await waitFor(() => expect(downloads.count()).toBe(1));
  expect(await readFile(downloads.last())).toMatchObject({
    name: '分类_错误.csv',
    tabs: [
      {
        grid: [
          ['分类名称', '备注', '问题'],
          ['早市', 'a', '分类太多'],
          ['', 'b', '请输入标签名称'],
        ],
      },
    ],
  });
  network.forget();
  await press(user, '重试失败项');
  await screen.findByText('成功 2，失败 0');
  expect((await network.sentTo(tagAdd)).map(({ name }) => name)).toEqual(['早市']);
  await press(user, '完成');

  const again = await openTags();
  const mended = csv('分类名称,备注,问题', '早市,a,分类太多', '午市,b,请输入标签名称');
  expect(await check(again, mended)).toBe('将新增 1 条，更新 0 条，0 条有问题');
  await press(again, '导入 1 条');
  await screen.findByText('成功 1，失败 0');
  const names = await tagNames();
  expect(['早市', '午市', '夜市'].map((name) => names.filter((each) => each === name).length)).toEqual([1, 1, 1]);
});

test('T9 a row whose answer was lost is not sent a second time when it has arrived', async () => {
  const user = await openTags();
  await check(user, csv('分类名称', '凉菜'));
  answerOnce(tagAdd, async () => {
    await applet.ask(tagAdd, { shop_id: 2, name: '凉菜' }, 'demo');
    return HttpResponse.error();
  });
  await press(user, '导入 1 条');
  await screen.findByText('成功 0，失败 1');
  await press(user, '重试失败项');
  await screen.findByText('成功 1，失败 0');
  expect((await tagNames()).filter((name) => name === '凉菜')).toHaveLength(1);
});

const openGoods = () => openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
const goodsCsv = (...names: string[]) => csv('商品名称,价格,库存', ...names.map((name) => `${name},3.00,5`));
const goodsNamed = async (name: string) =>
  (await applet.database.select().from(goods)).filter((each) => each.name === name).length;

test('N9 of two rows of one name one has arrived without an answer: the other is sent again', async () => {
  const user = await openGoods();
  await check(user, goodsCsv('春卷', '春卷', '冷饮'));
  network.loseOnce(goodsAdd);
  answerOnce(goodsAdd, () => HttpResponse.error());
  await press(user, '导入 3 条');
  await screen.findByText('成功 1，失败 2');
  await press(user, '重试失败项');
  await screen.findByText('成功 3，失败 0');
  expect([await goodsNamed('春卷'), await goodsNamed('冷饮')]).toEqual([2, 1]);
});

test('N9 what an answered row made is not taken for a row of the same name that never arrived', async () => {
  const user = await openGoods();
  await check(user, goodsCsv('粽子', '粽子'));
  answerOnce(goodsAdd, () => HttpResponse.error());
  await press(user, '导入 2 条');
  await screen.findByText('成功 1，失败 1');
  await press(user, '重试失败项');
  await screen.findByText('成功 2，失败 0');
  expect(await goodsNamed('粽子')).toBe(2);
});

test('T9 rows that are sent again because no answer came go out under the ids they had', async () => {
  const user = await openTags();
  await check(user, csv('分类名称', '热汤', '冷面'));
  for (const _ of ['热汤', '冷面']) answerOnce(tagAdd, () => HttpResponse.error());
  await press(user, '导入 2 条');
  await screen.findByText('成功 0，失败 2');
  await press(user, '重试失败项');
  await screen.findByText('成功 2，失败 0');
  const sent = await network.sentTo(tagAdd);
  const ids = network.requests.flatMap(({ method, headers }) => (method === 'POST' ? [headers.get('Request-Id')] : []));
  const pairs = new Set(sent.map(({ name }, at) => `${name} ${ids[at]}`));
  expect([sent.length, pairs.size]).toEqual([4, 2]);
});

test('an import can be stopped and gone on with; closing it while it runs asks first', async () => {
  const user = await openTags();
  const wanted = ['一月', '二月', '三月', '四月', '五月'];
  await check(user, csv('分类名称', ...wanted));
  const letGo = [holdOnce(tagAdd), holdOnce(tagAdd)];
  await press(user, '导入 5 条');
  await user.click(within(screen.getByRole('dialog', { name: '导入分类' })).getByRole('button', { name: '关闭' }));
  const question = await screen.findByRole('dialog', { name: '停止导入？' });
  await user.click(within(question).getByRole('button', { name: '取消' }));
  await press(user, '停止');
  for (const go of letGo) go();
  await screen.findByText('成功 2，失败 0，还有 3 条没有发送');
  await press(user, '继续导入 3 条');
  await screen.findByText('成功 5，失败 0');
  expect((await network.sentTo(tagAdd)).map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
});

test('N9 letters that could not be read are told, whatever encoding is chosen, and another can be chosen again', async () => {
  const user = await openTags();
  const korean = new Uint8Array(
    Buffer.from(
      'u/PHsLjtLMDnsO0ssKGw3Qq81bi4tc4gtcXB9rDtseIsODYsMTguOTkKsejEoSC/wLnpsde3pSw1NCwxNi45OQq2sbq6wMwgtrEsMzAsNy41MAo=',
      'base64',
    ),
  );
  await user.upload(screen.getByLabelText('选择文件'), new File([korean], '표.csv'));
  const choose = async (name: string) => {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '文字编码' }));
    await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
  };
  await screen.findByText('상품명');
  await choose('UTF-8');
  await screen.findByText('有读不出来的字，请换一种文字编码看看；读不出来的行不会导入');
  await choose('韩文（EUC-KR）');
  await screen.findByText('상품명');
  expect(screen.queryByText(/有读不出来的字/)).toBeNull();
});

test('columns are matched by hand where their names say nothing', async () => {
  const user = await openTags();
  await user.upload(screen.getByLabelText('选择文件'), csv('甲,乙', '面点,凉皮'));
  await screen.findByText('没有这些列，新增时必填：分类名称');
  expect(screen.getByRole('button', { name: '检查' })).toHaveProperty('disabled', true);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '「乙」对应' }));
  await user.click(await screen.findByText('分类名称', { selector: '.ant-select-item-option-content' }));
  await press(user, '检查');
  await screen.findByText('将新增 1 条，更新 0 条，0 条有问题');
  await press(user, '导入 1 条');
  await screen.findByText('成功 1，失败 0');
  expect(await tagNames()).toContain('凉皮');
});

test('a table copied out of a spreadsheet can be pasted', async () => {
  const user = await openTags();
  await user.paste('分类名称\t备注\n卤味\t新');
  await press(user, '检查');
  await screen.findByText('将新增 1 条，更新 0 条，0 条有问题');
});

test.each([
  [csv(''), '这个文件是空的'],
  [csv('分类名称'), '只有列名，没有要导入的行'],
  [
    new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], '旧.xls'),
    '这是旧版的 .xls 文件，请用 Excel 另存为 .xlsx 再导入',
  ],
])('a file that cannot be imported is refused with the way out: %#', async (file, said) => {
  const user = await openTags();
  await user.upload(screen.getByLabelText('选择文件'), file);
  expect((await screen.findByRole('alert')).textContent).toBe(said);
});

test('the template has a column for everything a merchant fills in', async () => {
  const user = await openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  await press(user, '下载模板');
  await waitFor(() => expect(downloads.count()).toBe(1));
  const { name, tabs } = await readFile(downloads.last());
  expect([name, tabs[0]?.grid]).toEqual([
    '商品_导入模板.xlsx',
    [['编号', '商品图片', '商品名称', '库存', '规格类型', '商品分类', '价格', '规格', '商品描述']],
  ]);
});

test('what exists cannot be read: the check says so and is done again', async () => {
  const user = await openImport('/shop/2/goods/list', '牧场鸡蛋（24枚）');
  await user.upload(screen.getByLabelText('选择文件'), csv('商品名称,价格,库存', '豆花,3.00,5'));
  answerOnce(goodsList, () => HttpResponse.error());
  await press(user, '检查');
  expect((await screen.findByRole('alert')).textContent).toContain('请求错误，请检查网络');
  await press(user, '重试');
  await screen.findByText('将新增 1 条，更新 0 条，0 条有问题');
  expect(await network.sentTo(tagUpdate)).toEqual([]);
});
