import { readFileSync } from 'node:fs';
import { EditorView } from '@codemirror/view';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { declarationsGet, declarationsSave } from '#schemas/endpoints/declarations.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { network } from '../support/network.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

// Here already: on a busy machine their code takes longer than a test waits.
import '#admin-tools/studio/StageForm.tsx';
import '#admin-tools/studio/StudioScreen.tsx';
import '#admin-tools/runtime/RuntimeProduct.tsx';

const applet = await buildApplet();
serveApplet(applet);
const admin = await signIn(applet, 'admin');
const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  network.events.removeAllListeners();
  network.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
});

async function openStudio() {
  const open = renderApp('/studio', admin, undefined, { ownCalls: true });
  const field = await screen.findByRole('textbox', { name: /^声明/ });
  const view = () => {
    const found = EditorView.findFromDOM(screen.getByRole('textbox', { name: /^声明/ }));
    return found ?? expect.fail('no editor');
  };
  const text = () => view().state.doc.toString();
  const write = (from: string, to: string) => {
    const at = text().indexOf(from);
    act(() => view().dispatch({ changes: { from: at, to: at + from.length, insert: to } }));
  };
  const chosen = () => {
    const { from, to } = view().state.selection.main;
    return text().slice(from, to);
  };
  return { ...open, field, text, write, chosen };
}
const part = (name: string) => screen.findByRole('region', { name });
const press = (name: string) => screen.findByRole('button', { name });
const current = () => applet.read(declarationsGet, {}, 'admin');

test('a declaration is drawn as its list, form and detail from its examples', async () => {
  const { user } = await openStudio();
  const stage = within(await part('预览'));
  expect(await stage.findByRole('row', { name: /街角便利店/ })).toBeInstanceOf(HTMLElement);
  await user.click(stage.getByRole('button', { name: '详情' }));
  expect(await stage.findByText('1.50')).toBeInstanceOf(HTMLElement);
  await user.click(stage.getByRole('button', { name: '表单' }));
  expect(await stage.findByLabelText('名称')).toBeInstanceOf(HTMLElement);
});

test('what it would send is shown exactly, and nothing of it is sent', async () => {
  const { user } = await openStudio();
  const stage = within(await part('预览'));
  const requests = within(await part('会发出的请求'));
  expect(await requests.findByText('GET /api/applet/merchant/pickup_points?shop_id=1&page=1&size=20')).toBeInstanceOf(
    HTMLElement,
  );
  await user.click(stage.getByRole('button', { name: '表单' }));
  await user.type(await stage.findByLabelText('名称'), '南门');
  await user.type(stage.getByLabelText('每单保管费'), '3');
  await user.click(stage.getByRole('button', { name: '提交' }));
  expect(await requests.findByText('POST /api/applet/merchant/pickup_point/add')).toBeInstanceOf(HTMLElement);
  expect(requests.getByText('name=南门')).toBeInstanceOf(HTMLElement);
  expect(await stage.findByRole('row', { name: /南门 / })).toBeInstanceOf(HTMLElement);
  expect(asked.filter((path) => path.includes('pickup'))).toEqual([]);
});

test('one of another applet is drawn, added to and changed, and its requests are shown in that applet’s words', async () => {
  const { user, text, write } = await openStudio();
  write(text(), readFileSync('docs/examples/mallCoupons.resource.json', 'utf8'));
  const stage = within(await part('预览'));
  const requests = within(await part('会发出的请求'));
  expect(await requests.findByText('GET /applets/mall/coupon/list?pageNum=1&pageSize=20')).toBeInstanceOf(HTMLElement);
  expect((await stage.findAllByRole('row')).length).toBeGreaterThan(1);
  await user.click(stage.getByRole('button', { name: '表单' }));
  await user.type(await stage.findByLabelText('名称'), '中秋');
  await user.type(stage.getByLabelText('金额'), '8');
  await user.click(stage.getByRole('button', { name: '提交' }));
  expect(await requests.findByText('POST /applets/mall/coupon/create')).toBeInstanceOf(HTMLElement);
  expect(await stage.findByRole('row', { name: /中秋/ })).toBeInstanceOf(HTMLElement);
  expect(asked.filter((path) => path.includes('applets'))).toEqual([]);
});

test('a mistake is told while it is typed, leads to its place, and one press mends it; the last sound picture stays', async () => {
  const { user, text, write, chosen } = await openStudio();
  await within(await part('预览')).findByRole('row', { name: /街角便利店/ });
  write('"columns": ["name"', '"columns": ["nmae"');
  const findings = within(await part('检查结果'));
  expect(await findings.findByText(/你是不是想写 "name"？/)).toBeInstanceOf(HTMLElement);
  await user.click(findings.getByRole('button', { name: /^第 \d+ 行第 \d+ 列$/ }));
  expect(chosen()).toBe('"nmae"');
  expect(screen.getByText(/还是改错之前的样子/)).toBeInstanceOf(HTMLElement);
  expect(await press('保存')).toHaveProperty('disabled', true);
  await user.click(findings.getByRole('button', { name: '改成 "name"' }));
  expect(text()).toContain('"columns": ["name"');
  write('"label": "名称"', '"label": "点名"');
  expect(await findings.findByText('没有发现问题')).toBeInstanceOf(HTMLElement);
  expect(await within(await part('预览')).findByRole('columnheader', { name: /点名/ })).toBeInstanceOf(HTMLElement);
});

test('what is saved is in use, opens again, is changed and deleted, and one press goes back', async () => {
  const { user, text, write } = await openStudio();
  await user.click(await press('保存'));
  await screen.findByText('正在改：自提点');
  expect(JSON.parse((await current()).text).resources).toMatchObject([{ name: 'pickupPoints', label: '自提点' }]);
  write('"label": "自提点"', '"label": "取货点"');
  await screen.findByText(/有未保存的修改/);
  await user.click(await press('保存'));
  await screen.findByText('正在改：取货点');
  await user.click(await press('换回上一版'));
  await screen.findByText('正在改：自提点');
  expect(text()).toContain('"label": "自提点"');
  await user.click(await press('历史版本'));
  const dialog = within(await screen.findByRole('dialog', { name: '历史版本' }));
  await dialog.findByText('正在使用');
  await user.click(dialog.getAllByRole('button', { name: '看改动' })[1] ?? dialog.getByRole('dialog'));
  const change = within(await dialog.findByRole('region', { name: '修改：取货点' }));
  expect(change.getByText(/^\+ .*"label": "取货点"/)).toBeInstanceOf(HTMLElement);
  await user.click(dialog.getByRole('button', { name: '关闭' }));
  await user.click(await press('删除声明'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await screen.findByText('新的声明');
  expect(JSON.parse((await current()).text).resources).toEqual([]);
});

test('whoever saves over what another administrator has just saved is told, keeps the text, and may save on', async () => {
  const { user, text, write } = await openStudio();
  await screen.findByText('新的声明');
  const { version } = await current();
  const other = {
    ...{ name: 'lockers', label: '取货柜', scope: 'shop', calls: { noun: 'locker' } },
    fields: { title: { kind: 'text', label: '名称' } },
  };
  await applet.read(declarationsSave, { version, declared: { resources: [other] } }, 'admin');
  write('"label": "自提点"', '"label": "提货点"');
  await screen.findByText(/有未保存的修改/);
  await user.click(await press('保存'));
  await screen.findByText(/别的管理员刚保存过新的一版/);
  expect(pageLog.splice(0)).toEqual([expect.stringContaining('errcode 409')]);
  expect(text()).toContain('提货点');
  await waitFor(async () => expect(await press('保存')).toHaveProperty('disabled', false));
  await user.click(await press('保存'));
  await screen.findByText('正在改：提货点');
  const { resources } = JSON.parse((await current()).text);
  expect(resources.map(({ label }: { readonly label: string }) => label)).toEqual(['取货柜', '提货点']);
});

test('a resource of the product opens as a copy, which says what it is and what only code can say', async () => {
  const { user, text } = await openStudio();
  await user.click(await press('打开…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '分类' }));
  await screen.findByText(/这是自带的「分类」的副本/);
  expect(screen.getByText(/texts\.deleting/)).toBeInstanceOf(HTMLElement);
  expect(text()).toContain('"name": "tagsCopy"');
});

test('what was written and not saved is there again, and leaving asks', async () => {
  const { user, advance, write } = await openStudio();
  write('"name": "pickupPoints"', '"name": "gifts"');
  await screen.findByText(/有未保存的修改/);
  await advance(5000);
  await user.click(screen.getByRole('link', { name: '首页' }));
  const question = within(await screen.findByRole('dialog', { name: '离开此页？' }));
  await user.click(question.getByRole('button', { name: '离开' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '声明工坊' })).toBeNull());
  const again = await openStudio();
  expect(again.text()).toContain('"name": "gifts"');
  expect(screen.getByText(/写的，还没有保存/)).toBeInstanceOf(HTMLElement);
});
