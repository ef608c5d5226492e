import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { shopInfo, shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const applet = await buildApplet();
const network = serveApplet(applet);
const demo = await signIn(applet, 'demo');
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: '保存' });

async function held(id: number) {
  return (await applet.read(shopInfo, {}, 'demo')).shops.find((shop) => shop.id === id);
}

test('S1 what a shop says of itself stands in its form, of this shop and no other', async () => {
  renderApp('/shop/2/info/', demo);
  await screen.findByRole('heading', { level: 1, name: '店铺信息设置 · 湾区鲜生活' });
  expect((await input('店铺名称')).value).toBe('湾区鲜生活');
  const before = await held(2);
  expect((await input('固定运费')).value).toBe(before?.permanent_transport_fee);
  expect((await input('地址')).value).toBe(before?.address);
  expect(screen.getByRole('switch', { name: '显示购物车' })).toBeDefined();
  for (const label of ['店铺图片', '店铺二维码', '店主二维码']) screen.getByRole('list', { name: label });
});

test('S2 a field that is empty blocks saving and is marked; 0 is not empty', async () => {
  const { user } = renderApp('/shop/1/info/', demo);
  const address = await input('地址');
  await user.clear(address);
  await user.clear(await input('固定运费'));
  await user.type(await input('固定运费'), '0');
  await user.click(save());
  const told = within(await screen.findByRole('alert', { name: '表单存在空项' }));
  expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['地址：请填写地址']);
  expect(address.getAttribute('aria-invalid')).toBe('true');
  expect(await network.sentTo(shopInfoUpdate)).toEqual([]);
});

test('S3 a new name is saved, said, and stands in the menu at once', async () => {
  const { user } = renderApp('/shop/1/info/', demo);
  const name = await input('店铺名称');
  await user.clear(name);
  await user.type(name, '温村小铺');
  await user.click(save());
  await screen.findByText('保存店铺信息成功');
  expect((await held(1))?.name).toBe('温村小铺');
  const menu = screen.getByRole('navigation', { name: '主菜单' });
  expect(within(menu).getAllByRole('link', { name: '温村小铺' }).length).toBeGreaterThan(3);
  await screen.findByRole('heading', { level: 1, name: '店铺信息设置 · 温村小铺' });
  expect(await network.sentTo(shopInfoUpdate)).toEqual([{ shop_id: '1', name: '温村小铺' }]);
});

test('S1 codes of countries are offered, and number and fees are read aloud while they are typed', async () => {
  const { user } = renderApp('/shop/2/info/', demo);
  const code = await input('区号');
  const codes = [...(code.list?.options ?? [])].map((option) => `${option.value} ${option.getAttribute('label')}`);
  expect(codes).toEqual(expect.arrayContaining(['1 美国、加拿大', '61 澳大利亚', '886 台湾']));
  const said = await screen.findByRole('status', { name: '电话预览' });
  const phone = await input('电话');
  await fill(user, code, '1');
  await fill(user, phone, '(604) 555-0123');
  await waitFor(() => expect(said.textContent).toBe('完整号码 +1 604 555 0123'));
  await fill(user, await input('固定运费'), '5');
  await fill(user, await input('免运费金额'), '50');
  await screen.findByText('运费 5.00；满 50.00 免运费');
});

test('S1 SI-E3 what the two switches change is seen at once', async () => {
  const { user } = renderApp('/shop/1/info/', demo);
  const seen = await screen.findByRole('img', { name: '顾客看到：有商品分类，有购物车' });
  expect(seen.textContent).toContain('温村');
  expect(seen.textContent).toContain('去结算');
  await user.click(screen.getByRole('switch', { name: '显示购物车' }));
  await screen.findByRole('img', { name: '顾客看到：有商品分类，没有购物车' });
  expect(seen.textContent).not.toContain('去结算');
  await user.click(screen.getByRole('switch', { name: '显示商品分类' }));
  await screen.findByRole('img', { name: '顾客看到：没有商品分类，没有购物车' });
});

test('S2 S3 a number that is unusual is mentioned and saved', async () => {
  const { user } = renderApp('/shop/2/info/', demo);
  await fill(user, await input('区号'), '44x');
  await fill(user, await input('电话'), '604 555{Tab}');
  await screen.findByText('区号一般是 1 到 4 位数字，例如 1、44、86');
  await screen.findByText('+44 的号码一般不是这个长度，请核对');
  await user.click(save());
  await screen.findByText('保存店铺信息成功');
  expect(await held(2)).toMatchObject({ phone_code: '44x', phone: '604 555' });
});

test('S1 a QR code is looked at, taken out, and put in anew', async () => {
  farEnd.use(
    http.post('*/files/*', ({ request }) =>
      HttpResponse.json({ message: 'SUCCESS', data: { source_url: new URL(request.url).pathname } }),
    ),
  );
  const { user } = renderApp('/shop/1/info/', demo);
  const codes = within(await screen.findByRole('list', { name: '店主二维码' }));
  const before = (await held(1))?.owner_qrcode ?? '';
  expect(codes.getByRole('button', { name: '第 1 张图片' }).querySelector('img')?.src).toContain(before);
  await user.click(codes.getByRole('button', { name: '删除第 1 张图片' }));
  await user.click(save());
  await screen.findByRole('alert', { name: '表单存在空项' });
  await user.upload(
    codes.getByLabelText<HTMLInputElement>('店主二维码'),
    new File(['bytes'], 'qr.png', { type: 'image/png' }),
  );
  await screen.findByText('图片上传成功');
  await user.click(save());
  await screen.findByText('保存店铺信息成功');
  const after = (await held(1))?.owner_qrcode ?? '';
  expect(after).toMatch(/qr\.png$/);
  expect(after).not.toBe(before);
});

async function fill(user: UserEvent, box: HTMLInputElement, text: string) {
  await user.clear(box);
  await user.type(box, text);
}

test('SI-D2 what amounts are in is chosen once for a shop, holds at once there, and is sent to nobody', async () => {
  const { user } = renderApp('/shop/2/info/', demo);
  const unit = await screen.findByLabelText('金额单位');
  expect(within(unit).getByRole('option', { selected: true }).textContent).toMatch(/^自动/);
  screen.getByText(/^仅用于显示，不会发送，也不换算金额/);
  await user.selectOptions(unit, 'CA$ 加元');
  expect(screen.getByRole('status', { name: '运费说明' }).textContent).toMatch(
    /^运费 CA\$[\d.]+；满 CA\$[\d.]+ 免运费$/,
  );
  expect((await input('固定运费')).value).toMatch(/^[\d.]+$/);
  screen.getByText('还没有修改');

  const menu = within(screen.getByRole('navigation', { name: '主菜单' }));
  const goods = (shop: number) =>
    menu.getAllByRole('link').find((link) => link.getAttribute('href') === `/shop/${shop}/goods/list`);
  await user.click(goods(2) ?? unit);
  await screen.findByRole('columnheader', { name: '价格（CA$）' });
  await user.click(goods(1) ?? unit);
  await screen.findByRole('columnheader', { name: '价格' });
  expect(await network.sentTo(shopInfoUpdate)).toEqual([]);
});
