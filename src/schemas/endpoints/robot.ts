import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { flag } from '../codecs/flag.ts';
import { text } from '../codecs/text.ts';
import { autoReply, autoReplyForm, listedRobot, robot, wechatGroup } from '../entities/robot.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});
const ofShop = z.object({ shop_id: count });
const ofId = z.object({ id: count });

/** W3 */
export const robotInfo = get('/api/applet/robot/get', { request: ofShop, response: z.object({ robot }) });

/** W7 */
export const robotList = get('/api/applet/robot/list', {
  request: nothing,
  response: z.object({ robots: z.array(listedRobot) }),
});

/** W1 */
export const robotLogin = get('/api/applet/robot/login', {
  writes: true,
  request: z.object({ shop_id: count, timeout: count }),
  response: nothing,
});

/** W7 */
export const robotDelete = get('/api/applet/robot/del', { request: ofShop, response: nothing, writes: true });

/** W3 */
export const robotUpdate = post('/api/applet/robot/update', {
  request: z.object({ shop_id: count, auto_verify: flag, welcome_msg: text }),
  response: nothing,
});

/** A PNG in base64, with or without the prefix of a data URI; a simulated WeChat also says where its code leads. W1 */
export const robotQrCode = get('/api/applet/robot/qrcode/get', {
  request: z.object({ shop_id: count, encode: z.literal('base64') }),
  response: z.object({ qrcode: text, scan_url: z.optional(text) }),
});

/** Its 404 means that there is no robot session yet. W1, T3 */
export const robotCheck = get('/api/applet/robot/check', {
  request: ofShop,
  response: z.object({ logged_in: z.optional(flag) }),
  passes: 404,
});

/** W3 */
export const robotLogout = get('/api/applet/robot/logout', { request: ofShop, response: nothing, writes: true });

/** W4 */
export const wechatGroupLoad = get('/api/applet/robot/group/load', {
  request: ofShop,
  response: nothing,
  writes: true,
});

/** W4 */
export const wechatGroupUpdate = post('/api/applet/robot/group/update', { request: wechatGroup, response: nothing });

/** W4 */
export const wechatGroupDelete = get('/api/applet/robot/group/del', { request: ofId, response: nothing, writes: true });

/** W4 */
export const wechatGroupSearch = get('/api/applet/robot/group/search', {
  request: z.object({
    shop_id: count,
    name: z.optional(text),
    visible: z.optional(flag),
    active: z.optional(flag),
    page: count,
    size: count,
  }),
  response: z.object({ groups: z.array(wechatGroup), total_count: count }),
});

/** W5 */
export const autoReplyAdd = post('/api/applet/robot/autoreply/add', { request: autoReplyForm, response: ofId });

/** W5 */
export const autoReplyUpdate = post('/api/applet/robot/autoreply/update', { request: autoReply, response: nothing });

/** W5 */
export const autoReplyList = get('/api/applet/robot/autoreply/list', {
  request: ofShop,
  response: z.object({ replies: z.array(autoReply) }),
});

/** W5 */
export const autoReplyDelete = get('/api/applet/robot/autoreply/del', {
  request: ofId,
  response: nothing,
  writes: true,
});
