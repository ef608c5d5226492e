import { cleanup, screen, waitFor } from '@testing-library/react';
import readXlsxFile from 'read-excel-file/universal';
import { afterEach, expect, test, vi } from 'vitest';
import { enrolmentList } from '#schemas/endpoints/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { holdOnce, serveApplet } from '../support/appletNetwork.ts';
import { button, dialog, names, pathOf, table, watchClipboard } from '../support/groupDayScreen.ts';
import { heldGroupons } from '../support/heldGroupons.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';
import { watchDownloads } from '../support/watchDownloads.ts';

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const { idOf } = heldGroupons(applet);
const crab = await idOf('珍宝蟹出海团');
const durian = await idOf('泰国榴莲预售团');

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('GD-D1 the roll call is made of everyone, without names where they are to be hidden', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  const copied = watchClipboard();
  const [first = ''] = await names();
  await user.click(button('接龙与订货文字'));
  const texts = await dialog('接龙与订货文字');
  const box = texts.getByRole<HTMLTextAreaElement>('textbox', { name: '接龙' });
  expect(box.value).toMatch(new RegExp(`^#接龙\n珍宝蟹出海团\n1\\. ${first} 珍宝蟹`));
  expect(box.value).not.toMatch(/555/);
  await user.click(texts.getByRole('checkbox', { name: '隐藏姓名' }));
  expect(box.value).not.toContain(first);
  await user.click(texts.getByRole('button', { name: '复制' }));
  expect(copied).toEqual([box.value]);
});

test('GD-D3 GD-D7 pieces to a box are kept in this browser and told to the supplier', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await user.type(await screen.findByLabelText('珍宝蟹（2只） 每箱份数'), '8{Enter}');
  await screen.findByText(/^\d+ (?:整箱|箱，再凑 \d 份满一箱)$/);
  await user.click(button('接龙与订货文字'));
  const texts = await dialog('接龙与订货文字');
  await user.click(texts.getByRole('button', { name: '给供应商' }));
  const text = texts.getByRole<HTMLTextAreaElement>('textbox', { name: /^给供应商的文字/ }).value;
  expect(text).toMatch(/^【珍宝蟹出海团】订货\n1\. 珍宝蟹（2只） \d+ 份（每箱 8 份，/);
});

test('GD-D3 a size that makes no sense is not kept', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  const box = await screen.findByLabelText<HTMLInputElement>('珍宝蟹（2只） 每箱份数');
  await user.type(box, '0{Enter}');
  await waitFor(() => expect(box.value).toBe(''));
  expect(screen.queryByText(/满一箱|整箱/)).toBeNull();
});

test('GD-D3 a size this browser has no room for is said not to be kept', async () => {
  const storage = localStorage;
  const setItem = (key: string, text: string) => {
    if (key.startsWith('Kept:')) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, text);
  };
  const get = (_: Storage, name: string) => (name === 'setItem' ? setItem : Reflect.get(storage, name));
  vi.stubGlobal('localStorage', new Proxy(storage, { get }));
  const { user } = renderApp(pathOf(crab), demo);
  await user.type(await screen.findByLabelText('珍宝蟹（2只） 每箱份数'), '8{Enter}');
  await screen.findByText('这台设备的存储空间已满，没有保存');
});

test('GD-E1 while something is missing no text can be copied, and it says why', async () => {
  const letGo = holdOnce(enrolmentList);
  const { user } = renderApp(pathOf(crab), demo);
  await user.click(await screen.findByRole('button', { name: '取消' }));
  letGo();
  await user.click(button('接龙与订货文字'));
  const texts = await dialog('接龙与订货文字');
  texts.getByText('报名没有全部加载：0/…，现在不能复制');
  expect(texts.queryByRole('textbox')).toBeNull();
});

test('GD-E3 GD-D3 the sheets are opened from the page, with the boxes it knows of', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await user.type(await screen.findByLabelText('珍宝蟹（2只） 每箱份数'), '8{Enter}');
  await user.click(button('单据与导出'));
  const sheets = await dialog('单据与导出');
  await sheets.findByRole('columnheader', { name: '箱数' });
});

test('GD-E5 a sheet with nothing on it is a file that opens', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp(pathOf(durian), demo);
  await screen.findByText('还没有人报名。把团购文案发到群里，买家报名后会列在这里');
  await user.click(button('单据与导出'));
  const sheets = await dialog('单据与导出');
  await user.click(sheets.getByRole('button', { name: '矩阵' }));
  await user.click(sheets.getByRole('button', { name: '导出' }));
  await user.click(await screen.findByRole('menuitem', { name: '矩阵（XLSX）' }));
  await waitFor(() => expect(downloads.count()).toBe(1));
  const read = await readXlsxFile(await downloads.last().arrayBuffer());
  expect(read.map(({ sheet }) => sheet)).toEqual(['矩阵']);
});

test('B9 an SMS is begun from the page', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await table();
  await user.click(button('发送短信'));
  await screen.findByRole('dialog', { name: '发送短信' });
});

const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('GD-D4 at the pick-up point one press ticks a buyer, the count goes up, and it can be taken back', async () => {
  const { user } = renderApp(pathOf(crab), demo);
  await table();
  await user.click(button('现场核销'));
  await screen.findByText('已取 0/27');
  screen.getByText('仅保存在本机');
  expect(location.search).toBe('?mode=pickup');
  await user.click(await tick(/^3 号 /));
  await screen.findByText('已取 1/27');
  expect(screen.queryByRole('checkbox', { name: /^3 号 / })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '撤销' }));
  await screen.findByText('已取 0/27');
  await user.type(screen.getByRole('searchbox', { name: '搜索' }), '7');
  const [called] = await screen.findAllByRole('checkbox');
  expect(called?.getAttribute('aria-label')).toMatch(/^7 号 /);
  await user.click(await tick(/^7 号 /));
  expect((await tick(/^7 号 /)).checked).toBe(true);
});

test('GD-D4 what is ticked is there after a reload, and goes to a helper as a file', async () => {
  const downloads = watchDownloads();
  const { user } = renderApp(pathOf(crab, '?mode=pickup'), demo);
  await user.click(await tick(/^5 号 /));
  await user.click(button('取货记录'));
  await user.click(screen.getByRole('menuitem', { name: '导出取货记录' }));
  const file = downloads.last();
  expect(file.name).toMatch(/^珍宝蟹出海团_取货记录_2026-0\d-\d\d\.json$/);
  expect(await file.text()).not.toMatch(/555|张|王/);

  await user.click(button('取货记录'));
  await user.click(screen.getByRole('menuitem', { name: '清除取货记录' }));
  await user.click((await dialog('清除全部取货记录？')).getByRole('button', { name: '清除' }));
  await screen.findByText('已取 0/27');
  await user.upload(screen.getByLabelText('取货记录文件'), file);
  await screen.findByText('已合并取货记录，新增 1 位');
  await screen.findByText('已取 1/27');
  await user.upload(screen.getByLabelText('取货记录文件'), new File(['x'], 'a.json', { type: 'application/json' }));
  await screen.findByText('这不是取货记录文件');
  cleanup();
  renderApp(pathOf(crab, '?mode=pickup'), demo);
  await screen.findByText('已取 1/27');
});
