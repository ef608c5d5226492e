import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { headOf, type LateResource } from '#crud/declared/ResourceHead.ts';
import type { Resource } from '#crud/Resource.ts';
import { Product } from '#shell/Product.tsx';
import { createApplet } from '../../server/createApplet.ts';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { banners } from '../fixtures/shop/banners.ts';
import { coupons } from '../fixtures/shop/coupons.ts';
import { serveApplet } from '../support/appletNetwork.ts';
import { callersOf } from '../support/declared/callers.ts';
import { createRecordStore } from '../support/declared/createRecordStore.ts';
import { handlersOf } from '../support/declared/handlersOf.ts';
import { network as farEnd } from '../support/network.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const resources = [coupons, banners];
const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
const callerOf = callersOf(createApplet(applet.needs));
beforeEach(() => farEnd.use(...handlersOf(resources, { callerOf, store: createRecordStore(resources) })));

/** What has been asked for, and how many tries are lost first. */
const code = { fetched: [''], lost: 0 };
const late = (resource: Resource): LateResource => ({
  ...headOf(resource),
  async load() {
    code.fetched.push(resource.name);
    if (code.lost === 0) return resource;
    code.lost -= 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  },
});
const Shop: typeof App = (props) => {
  const [sections] = useState(() => resources.map(late));
  return <Product sections={sections} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />;
};
/** Opens a product whose declarations come late, some of them not at the first try. */
function open(path: string, lost = 0) {
  Object.assign(code, { fetched: [], lost });
  return renderApp(path, demo, Shop);
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const linkTo = (path: string): HTMLElement => {
  const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === path);
  if (!link) throw new Error(`Failed to find a link to ${path}.`);
  return link;
};

test('the menu stands and a list opens before the other declarations are there', async () => {
  open('/shop/1/coupons');
  expect(code.fetched).toEqual(['coupons']);
  expect(await heading('优惠券管理 · 温村华人团购')).toBeInstanceOf(HTMLElement);
  expect(await screen.findByRole('table', { name: '优惠券管理' })).toBeInstanceOf(HTMLElement);
});

test('every declaration is fetched once, before the merchant goes there', async () => {
  const { user } = open('/shop/1/coupons');
  await screen.findByRole('table', { name: '优惠券管理' });
  await user.click(linkTo('/shop/1/banners'));
  expect(await heading('轮播图管理 · 温村华人团购')).toBeInstanceOf(HTMLElement);
  expect([...code.fetched].sort()).toEqual(['banners', 'coupons']);
});

test('a declaration that cannot be fetched is told in its place, and fetched at another try', async () => {
  const { user } = open('/shop/1/coupons', 4);
  await screen.findByText('这一页没有加载出来，可能是网络中断');
  code.lost = 0;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await heading('优惠券管理 · 温村华人团购')).toBeInstanceOf(HTMLElement);
});

test('a section that could not be fetched is asked for again when the merchant comes back to it', async () => {
  const { user } = open('/shop/1/coupons', 4);
  await screen.findByText('这一页没有加载出来，可能是网络中断');
  code.lost = 0;
  await user.click(screen.getByRole('link', { name: '首页' }));
  await heading('首页');
  await user.click(linkTo('/shop/1/coupons'));
  expect(await heading('优惠券管理 · 温村华人团购')).toBeInstanceOf(HTMLElement);
});
