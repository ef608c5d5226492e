import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/universal';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enrolmentList } from '#schemas/endpoints/groupons.ts';
import { enrolments, groupons } from '../../server/database/tables/groupons.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { refuseOnce, serveApplet } from '../support/appletNetwork.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';
import { type Downloads, watchDownloads } from '../support/watchDownloads.ts';

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const idOf = async (name: string) => {
  const [row] = await applet.database.select({ id: groupons.id }).from(groupons).where(eq(groupons.name, name));
  if (!row) throw new Error(`Failed to find the group-buy ${name}.`);
  return row.id;
};
const hotpot = await idOf('周末火锅团');
const crab = await idOf('珍宝蟹出海团');
const joined = (await applet.database.select().from(enrolments).where(eq(enrolments.groupon_id, crab))).length;

let downloads: Downloads;
let printed: (string | null)[];
beforeEach(() => {
  downloads = watchDownloads();
  printed = [];
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('.print-sheet')?.textContent ?? null);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sheets = () => within(screen.getByRole('dialog', { name: '单据与导出' }));
const press = (user: UserEvent, name: string) => user.click(sheets().getByRole('button', { name }));
/** Opens the sheets of a group-buy whose buyers are all there. */
async function openSheets(id: number): Promise<UserEvent> {
  const { user } = renderApp(`/shop/1/group/${id}`, demo);
  await screen.findByRole('table', { name: '报名列表' });
  await user.click(screen.getByRole('button', { name: '单据与导出' }));
  // The dialog is fetched when it is opened for the first time.
  await screen.findByRole('button', { name: '打印备货单' }, { timeout: 40_000 });
  return user;
}
async function save(user: UserEvent, file: string): Promise<File> {
  const before = downloads.count();
  await press(user, '导出');
  await user.click(await screen.findByRole('menuitem', { name: file }));
  await waitFor(() => expect(downloads.count()).toBe(before + 1));
  return downloads.last();
}

test('B8 GD-E3 the sheets of a day lie side by side, each with its heading', async () => {
  const user = await openSheets(crab);
  sheets().getByRole('table', { name: '备货单' });
  sheets().getByText(
    new RegExp(
      `^温村华人团购 · 珍宝蟹出海团 · 2026-02-16（周一） ～ 2026-02-22（周日） · 自提：.* · 报名 ${joined} 人$`,
    ),
  );
  await press(user, '分拣单');
  await sheets().findByRole('table', { name: /^分拣单 珍宝蟹/ });
  await press(user, '提货单');
  await sheets().findByRole('list', { name: '提货单' });
  await press(user, '矩阵');
  await sheets().findByRole('table', { name: '矩阵' });
  await press(user, '签收表');
  await sheets().findByRole('columnheader', { name: '签名' });
  await press(user, '标签');
  await sheets().findByRole('radio', { name: '热敏纸 58 mm' });
});

test('GD-E5 all enrolments are saved as three sheets in one file, phones as texts', async () => {
  const user = await openSheets(crab);
  const file = await save(user, '报名明细（XLSX）');
  expect(file.name).toBe('珍宝蟹出海团_报名明细_2026-03-08.xlsx');
  const [all, lines, sums] = await readXlsxFile(await file.arrayBuffer());
  expect([all?.sheet, lines?.sheet, sums?.sheet]).toEqual(['报名明细', '明细行', '备货汇总']);
  expect(all?.data).toHaveLength(joined + 1);
  const [headings = [], first = []] = all?.data ?? [];
  expect(headings.slice(0, 5)).toEqual(['提货号', '报名序号', '姓名', '电话', '地址']);
  expect([typeof first[0], typeof first[3]]).toEqual(['number', 'string']);
});

test('GD-E5 the open sheet is saved as it is, for Excel and for everything else', async () => {
  const user = await openSheets(crab);
  await press(user, '签收表');
  await sheets().findByRole('button', { name: '打印签收表' });
  const xlsx = await save(user, '签收表（XLSX）');
  expect(xlsx.name).toBe('珍宝蟹出海团_签收表_2026-03-08.xlsx');
  const csv = await save(user, '签收表（CSV，用 Excel 打开请选 XLSX）');
  const [headings, ...rows] = (await csv.text()).split('\r\n');
  expect(headings).toBe('\uFEFF"提货号","姓名","尾号","份数","应收","签名","备注"');
  expect(rows).toHaveLength(joined + 2);
});

test('GD-E5 everything is saved in one file', async () => {
  const user = await openSheets(crab);
  const file = await save(user, '全部单据（XLSX）');
  const names = (await readXlsxFile(await file.arrayBuffer())).map(({ sheet }) => sheet);
  expect(names).toEqual(['备货单', '备注', '分拣单', '提货单', '矩阵', '签收表', '标签']);
});

test('GD-E3 what is printed is the whole sheet under its heading, and the supplier learns of no buyer', async () => {
  const user = await openSheets(crab);
  await press(user, '提货单');
  await user.click(await sheets().findByRole('button', { name: '打印提货单' }));
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatch(/^提货单温村华人团购 · 珍宝蟹出海团.*打印于 2026-03-08 \d\d:\d\d（/);
  const { name, phone } = (
    await applet.read(enrolmentList, { groupon_id: crab, page: 1, size: 100 }, 'demo')
  ).enrolls.map(({ user: buyer, phone }) => ({ name: buyer.name, phone }))[joined - 1] ?? { name: '', phone: '' };
  expect(printed[0]).toContain(phone);

  await press(user, '备货单');
  await user.click(await sheets().findByRole('checkbox', { name: '给供应商（不含买家和价格）' }));
  await waitFor(() => expect(sheets().queryByRole('columnheader', { name: '单价' })).toBeNull());
  await press(user, '打印备货单');
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).not.toContain(name);
  expect(printed[1]).not.toContain('备注');
});

test("the browser's own command prints the sheet, too", async () => {
  const user = await openSheets(crab);
  await press(user, '签收表');
  await sheets().findByRole('button', { name: '打印签收表' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('.print-sheet')?.textContent).toMatch(/^签收表/);
});

test('GD-E3 whoever prints the moment another sheet is chosen, prints that one', async () => {
  await openSheets(crab);
  const slips = await sheets().findByRole('button', { name: '签收表' });
  const [printed] = await act(async () => {
    slips.click();
    window.dispatchEvent(new Event('beforeprint'));
    return [document.querySelector('.print-sheet')?.textContent];
  });
  expect(printed).toMatch(/^签收表/);
});

test('GD-D2 while buyers may still join, the numbers on the sheets are not for good', async () => {
  await openSheets(hotpot);
  sheets().getByText('团购还没有截止，编号可能变化，截团后再打印');
});

test('GD-E1 what is not complete is neither printed nor saved, and says why', async () => {
  refuseOnce(enrolmentList, '服务器开小差了');
  const { user } = renderApp(`/shop/1/group/${crab}`, demo);
  await user.click(await screen.findByRole('button', { name: '单据与导出' }));
  const print = await screen.findByRole<HTMLButtonElement>('button', { name: '打印备货单' }, { timeout: 40_000 });
  const alert = sheets().getByText(/现在不能打印和导出$/);
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(print.disabled).toBe(true);
  await press(user, '导出');
  for (const file of screen.getAllByRole('menuitem')) expect(file.getAttribute('aria-disabled')).toBe('true');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('.print-sheet')?.textContent).toBe(alert.textContent);
  expect(pageLog.splice(0)).toEqual(['Failed to call GET /api/applet/groupon/enroll_info/get: errcode 400.']);
});
