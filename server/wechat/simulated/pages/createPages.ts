import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { shops } from '../../../database/tables/shops.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { Refusal } from '../../../refusals.ts';
import type { WechatListener } from '../../WechatDriver.ts';
import { page } from './page.ts';
import { addPhone } from './phoneRoutes.ts';
import { addScan } from './scanRoutes.ts';
import { style } from './style.ts';

/** The pages under `/wechat/`: the question after a scan, and the phone of whoever confirmed it. */
export function createPages(
  needs: Dependencies,
  heard: Promise<WechatListener>,
): (request: Request) => Promise<Response> {
  const readShopName = async (shopId: number) => {
    const [shop] = await needs.database.select({ name: shops.name }).from(shops).where(eq(shops.id, shopId));
    return shop?.name ?? '';
  };
  const app = new Hono();
  app.get('/wechat/style.css', () => new Response(style, { headers: styleHeaders }));
  addScan(app, { ...needs, heard, readShopName });
  addPhone(app, { ...needs, heard, readShopName });
  app.notFound(() => sorry('页面不存在', 404));
  app.onError((failure) => {
    if (!(failure instanceof Refusal)) throw failure;
    return sorry(failure.message, 400);
  });
  return async (request) => app.fetch(request);
}

const styleHeaders = {
  'content-type': 'text/css; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const sorry = (what: string, status: number) =>
  page(what, html`<h1>微信模拟器</h1><div class="card"><p>${what}</p></div>`, status);
