import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { network } from '../support/network.ts';
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
  const open = renderApp('/studio', admin);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^声明/);
  const write = (from: string, to: string) =>
    fireEvent.change(field, { target: { value: field.value.replace(from, to) } });
  return { ...open, field, write };
}
const part = (name: string) => screen.findByRole('region', { name });

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

test('a mistake is told while it is typed, leads to its place, and the last sound picture stays', async () => {
  const { user, field, write } = await openStudio();
  await within(await part('预览')).findByRole('row', { name: /街角便利店/ });
  write("columns: ['name'", "columns: ['nmae'");
  const findings = within(await part('检查结果'));
  expect(await findings.findByText(/你是不是想写 "name"？/)).toBeInstanceOf(HTMLElement);
  await user.click(findings.getByRole('button', { name: /^第 \d+ 行第 \d+ 列$/ }));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("'nmae'");
  expect(screen.getByText(/还是改错之前的样子/)).toBeInstanceOf(HTMLElement);
  write("'nmae'", "'name'");
  write("label: '名称'", "label: '点名'");
  expect(await findings.findByText('没有发现问题')).toBeInstanceOf(HTMLElement);
  expect(await within(await part('预览')).findByRole('columnheader', { name: /点名/ })).toBeInstanceOf(HTMLElement);
});

test('what was written is there again after the page was left', async () => {
  const { write } = await openStudio();
  write("name: 'pickupPoints'", "name: 'gifts'");
  expect(localStorage.getItem('Kept:studio')).toContain('gifts');
});
