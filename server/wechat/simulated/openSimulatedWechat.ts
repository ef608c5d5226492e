import QRCode from 'qrcode';
import type { Dependencies } from '../../dependencies.ts';
import { later } from '../../process/later.ts';
import { plain } from '../plain.ts';
import type { WechatDriver, WechatListener } from '../WechatDriver.ts';
import { makeCode } from './codes.ts';
import { groupsInWechat } from './groups.ts';
import { keepMessage } from './messages.ts';
import { createPages } from './pages/createPages.ts';
import { endSession, findSession, openSession, stateOf } from './sessions.ts';
import { times } from './times.ts';

/** Module width and quiet zone, in pixels and modules: some 300 px in all, which every camera reads. RB-E2 */
const PNG = { type: 'png', errorCorrectionLevel: 'M', scale: 6, margin: 4 } as const;

/** A WeChat that lives in the applet's own database; whoever opens what its code holds plays the phone. W1 */
export function openSimulatedWechat(needs: Dependencies): WechatDriver {
  const { database, clock, sleep, random } = needs;
  const heard = later<WechatListener>();
  const pages = createPages(needs, heard.promise);
  const stateNow = async (shopId: number) => stateOf(await findSession(database, shopId, clock()), clock());
  return {
    async startLogin(shopId, { timeoutSeconds }) {
      const openMs = Math.min(Math.max(timeoutSeconds * 1000, times.codeMs), times.openAtMostMs);
      await openSession(database, { shopId, openMs, now: clock() });
    },
    state: stateNow,
    async qrCode(shopId, { origin }) {
      const session = await findSession(database, shopId, clock());
      if (!session) return undefined;
      const missing = session.requested_at.getTime() + times.drawingMs - clock().getTime();
      if (missing > 0) await sleep(missing);
      if ((await stateNow(shopId)) !== 'showing') return undefined;
      const token = await makeCode(database, shopId, { random, now: clock() });
      const url = `${origin}/wechat/scan/${token}`;
      return { png: await QRCode.toBuffer(url, PNG), url };
    },
    logout: (shopId) => endSession(database, shopId),
    async groups() {
      await sleep(times.gatheringMs);
      return groupsInWechat;
    },
    send: (to, said) => keepMessage(database, to, { sender: 'robot', said, now: clock() }),
    befriend: (who) =>
      keepMessage(database, who, { sender: 'note', said: plain('机器人已通过好友申请'), now: clock() }),
    listen: heard.resolve,
    serve: pages,
  };
}
