import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fromData } from '#crud/declare/fromData.ts';
import { Product } from '#shell/Product.tsx';
import { buildApplet } from '../../server/support/buildApplet.ts';
import type { App } from '../../src/App.tsx';
import { serveApplet } from '../support/appletNetwork.ts';
import { mallServer } from '../support/foreign/mallServer.ts';
import { payServer } from '../support/foreign/payServer.ts';
import { network as farEnd } from '../support/network.ts';
import { pageLog } from '../support/pageLog.ts';
import { renderApp, signIn } from '../support/renderApp.tsx';

const declared = (name: string) => fromData(JSON.parse(readFileSync(`docs/examples/${name}.resource.json`, 'utf8')));
const resources = [declared('mallCoupons'), declared('promotionCodes')];
const Shop: typeof App = (props) => (
  <Product sections={resources} login={<h1>登录</h1>} dashboard={<h1>首页</h1>} {...props} />
);

const applet = await buildApplet();
serveApplet(applet);
const demo = await signIn(applet, 'demo');
beforeEach(() => farEnd.use(...mallServer('/applets/mall', demo), ...payServer('/applets/pay', demo)));

const row = (name: RegExp) => screen.findByRole('row', { name });
const field = (name: string) => screen.findByRole('textbox', { name });

test('records whose ids are texts beyond 2^53 are listed, opened each by its own, and saved', async () => {
  const { user } = renderApp('/mallCoupons', demo, Shop);
  await user.click(within(await row(/满减券 3/)).getByRole('button', { name: '编辑' }));
  expect(location.search).toBe('?id=9007199254740997');
  const amount = await field('金额');
  expect(amount).toHaveProperty('value', '5.00');
  await user.clear(amount);
  await user.type(amount, '6.50');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await row(/满减券 3 .*6\.50/)).toBeDefined();
});

test('what another applet refuses stands at its field, until something else is typed there', async () => {
  const { user } = renderApp('/promotionCodes/add', demo, Shop);
  await user.type(await field('优惠码'), 'WELCOME1');
  await user.type(await field('优惠券'), 'c_9');
  await user.click(screen.getByRole('button', { name: '提交' }));
  const said = 'An active promotion code with `code: WELCOME1` already exists.';
  const code = await screen.findByRole('textbox', { name: '优惠码', description: said });
  expect(document.activeElement).toBe(code);
  await user.tab();
  expect(code.getAttribute('aria-invalid')).toBe('true');
  await user.type(code, '0');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await row(/WELCOME10/)).toBeDefined();
  expect(pageLog.splice(0)).toEqual(['Failed to call POST /promotion_codes: HTTP 400.']);
});

test('a list whose pages follow on each other is read on, page by page', async () => {
  const { user } = renderApp('/promotionCodes', demo, Shop);
  await row(/WELCOME3/);
  await user.click(screen.getByRole('button', { name: /下一页/ }));
  expect(await row(/WELCOME4/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /下一页/ }));
  expect(await row(/WELCOME8/)).toBeDefined();
});
