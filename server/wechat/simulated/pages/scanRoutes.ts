import type { Hono } from 'hono';
import { readCode, useCode } from '../codes.ts';
import type { PageNeeds } from './PageNeeds.ts';
import { seeOther } from './page.ts';
import { scanPage } from './scanPage.ts';

/** What a code leads to: a look changes nothing, only the button does, for mail scanners and previews look too. W1 */
export function addScan(app: Hono, { database, clock, random, heard, readShopName }: PageNeeds): void {
  const show = async (token: string) => {
    const { state, shopId } = await readCode(database, token, clock());
    return scanPage(state, shopId === undefined ? '' : await readShopName(shopId));
  };

  app.get('/wechat/scan/:token', (c) => show(c.req.param('token')));

  app.post('/wechat/scan/:token', async (c) => {
    const token = c.req.param('token');
    const entered = await useCode(database, token, { random, now: clock() });
    if (!entered) return show(token);
    const listener = await heard;
    await listener.loggedIn(entered.shopId, `${await readShopName(entered.shopId)}小助手`);
    return seeOther(`/wechat/phone/${entered.phone}`);
  });
}
