import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { goodsAdd } from '#schemas/endpoints/goods.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const form = '/shop/2/goods/add';

const picture = (name: string, text = name) => new File([text], name, { type: 'image/png' });
const input = () => screen.findByLabelText<HTMLInputElement>('商品图片', { selector: 'input' });
const slots = () =>
  within(screen.getByRole('list', { name: '商品图片' }))
    .getAllByRole('listitem')
    .slice(0, -1);
const stages = () => slots().map((slot) => slot.getAttribute('data-at'));
const button = (name: string) => screen.getByRole('button', { name });

/** The file host takes whatever is not called so. */
function serveFiles(refused?: string) {
  farEnd.use(
    http.get('*/cos/sign/get', () => HttpResponse.json({ errcode: 0, signature: 'sig' })),
    http.post('*/files/*', ({ request }) => {
      const path = decodeURIComponent(new URL(request.url).pathname);
      const taken = refused === undefined || !path.endsWith(refused);
      return HttpResponse.json(taken ? { message: 'SUCCESS', data: { source_url: path } } : { message: 'NO' });
    }),
  );
}

async function save(user: ReturnType<typeof renderApp>['user']) {
  for (const [label, text] of [
    ['商品名称', '手打鱼丸'],
    ['价格', '8'],
    ['库存', '3'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(button('提交'));
  await screen.findByText('商品信息已添加');
  const [{ imgs = '[]' } = {}] = await network.sentTo(goodsAdd);
  const paths: readonly string[] = JSON.parse(imgs);
  return paths.map((path) => path.replace(/^.*_/, ''));
}

test('G4 of six dropped pictures the one that failed keeps its place, and is told of once; retried, it fills it', async () => {
  serveFiles('d.png');
  const { user } = renderApp(form, demo);
  await input();
  const dropped = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.png`));
  fireEvent.drop(screen.getByRole('list', { name: '商品图片' }), { dataTransfer: { files: dropped } });
  await screen.findByText('图片上传失败：已上传 5 张，1 张失败');
  expect(stages()).toEqual(['there', 'there', 'there', 'failed', 'there', 'there']);
  serveFiles();
  // What sorts them has come by then, and a press is not in its way.
  await waitFor(() => expect(button('第 1 张图片').getAttribute('aria-roledescription')).toBe('可排序的图片'));
  await user.click(button('重试'));
  await waitFor(() => expect(stages()[3]).toBe('there'));
  expect(await save(user)).toEqual(['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png']);
});

test('G4 the first picture is marked as the face, any other one can be made it, and the order sent is the order seen', async () => {
  serveFiles();
  const { user } = renderApp(form, demo);
  await user.upload(await input(), [picture('a.png'), picture('b.png'), picture('c.png')]);
  await waitFor(() => expect(stages()).toEqual(['there', 'there', 'there']));
  expect(slots().map((slot) => within(slot).queryByText('主图') !== null)).toEqual([true, false, false]);
  await user.click(button('把第 3 张图片设为主图'));
  expect(await save(user)).toEqual(['c.png', 'a.png', 'b.png']);
});

test('G4 a picture is looked at in full by a press or Enter, and Esc leaves the form as it was', async () => {
  serveFiles();
  const { user } = renderApp(form, demo);
  await user.upload(await input(), picture('a.png'));
  await waitFor(() => expect(stages()).toEqual(['there']));
  await user.click(button('第 1 张图片'));
  const view = await screen.findByRole('dialog', { name: '第 1 张图片' });
  expect(within(view).getByRole('img').getAttribute('src')).toContain('a.png');
  await user.click(within(view).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  button('第 1 张图片').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: '第 1 张图片' });
});

test('G4 the same picture twice is pointed out, whatever it is called; a pasted one is taken, HEIC is explained', async () => {
  serveFiles();
  const { user } = renderApp(form, demo);
  await user.upload(await input(), [picture('a.png'), picture('b.png')]);
  await waitFor(() => expect(stages()).toEqual(['there', 'there']));
  const list = screen.getByRole('list', { name: '商品图片' });
  fireEvent.paste(list, { clipboardData: { files: [picture('copy.png', 'b.png')] } });
  await screen.findByText('「copy.png」和第 2 张是同一张图片');
  await waitFor(() => expect(stages()).toEqual(['there', 'there', 'there']));
  fireEvent.drop(list, { dataTransfer: { files: [new File(['x'], 'IMG_1.HEIC')] } });
  await screen.findByText(/「IMG_1.HEIC」是 HEIC 格式，请先转成 JPEG/);
  await waitFor(() => expect(stages()).toHaveLength(3));
});

test('U3 while a picture is on its way nothing can be saved; called off, it is gone and the form is free', async () => {
  serveFiles();
  farEnd.use(http.post('*/files/*', () => new Promise<never>(() => undefined), { once: true }));
  const { user } = renderApp(form, demo);
  await user.upload(await input(), picture('a.png'));
  await screen.findByRole('progressbar', { name: '第 1 张图片上传进度' });
  expect(button('图片上传中')).toHaveProperty('disabled', true);
  await user.click(button('取消上传第 1 张图片'));
  await waitFor(() => expect(button('提交')).toHaveProperty('disabled', false));
  expect(slots()).toEqual([]);
});
