import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, test } from 'vitest';
import { f } from '#fields/f.ts';
import { network } from '../support/network.ts';
import { renderFields } from '../support/renderFields.tsx';

const picture = '<p>价目<img src="/files/image/1.png" alt="饺子">完</p>';

async function openPicture() {
  const form = renderFields({ text: f.richText({ label: '商品描述' }) }, { text: picture });
  await form.user.click(await screen.findByRole('button', { name: '图片：饺子' }));
  const tools = within(screen.getByRole('group', { name: '图片：饺子 属性' }));
  const saved = () => {
    form.flush();
    return form.values().text;
  };
  return { ...form, tools, saved };
}

/** Files that are sent arrive when they are let in. */
function holdUploads() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  network.use(
    http.get('*/cos/sign/get', () => HttpResponse.json({ errcode: 0, signature: 'sig' })),
    http.post('*/files/image/*', async () => {
      await released;
      return HttpResponse.json({ message: 'SUCCESS', data: { resource_path: '/1/shop/gz/image/2.png' } });
    }),
  );
  return release;
}

it('E3 a picture that will replace another is seen on its way, and can be called off', async () => {
  const { user, tools, saved } = await openPicture();
  const release = holdUploads();
  await user.upload(tools.getByLabelText('替换图片（文件）'), new File(['x'], 'a.png', { type: 'image/png' }));
  const tray = within(await screen.findByRole('list', { name: '正在上传的文件' }));
  await user.click(tray.getByRole('button', { name: '取消上传 a.png' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: '正在上传的文件' })).toBeNull());
  release();
  expect(saved()).toBe(picture);
});

it('E3 a description written while another picture is on its way stays', async () => {
  const { user, tools, saved } = await openPicture();
  const release = holdUploads();
  await user.upload(tools.getByLabelText('替换图片（文件）'), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.clear(tools.getByLabelText('描述'));
  await user.type(tools.getByLabelText('描述'), '肥牛{Enter}');
  release();
  await waitFor(() => expect(saved()).toMatch(/<img src="\S*\/2\.png" alt="肥牛">/));
});

test.each([
  ['描述', '肥牛', '<img src="/files/image/1.png" alt="肥牛">'],
  ['宽度', '120', 'width="120"'],
])('E3 the %s of a picture is taken by a press elsewhere', async (name, typed, stored) => {
  const { user, tools, saved } = await openPicture();
  await user.clear(tools.getByLabelText(name));
  await user.type(tools.getByLabelText(name), typed);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('group', { name: /属性/ })).toBeNull();
  expect(saved()).toContain(stored);
});
