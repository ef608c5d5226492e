import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shopInfo, shopInfoUpdate } from '#schemas/endpoints/shop.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import { serveApplet } from '../support/appletNetwork.ts';
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
  expect(await network.sentTo(shopInfoUpdate)).toMatchObject([
    { shop_id: '1', name: '温村小铺', display_shop_cart: '1' },
  ]);
});
