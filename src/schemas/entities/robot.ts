import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { flag } from '../codecs/flag.ts';
import { text } from '../codecs/text.ts';

/** A shop's WeChat assistant. Spec §3, W3 */
export const robot = z.object({
  user: z.nullable(z.object({ NickName: text })),
  logged_in: flag,
  auto_verify: flag,
  welcome_msg: text,
});

/** The same in the list of all robots: with its shop, which an applet elsewhere may leave out. W7 */
export const listedRobot = z.extend(robot, { shop_id: z.optional(count) });

/** A WeChat group the robot is in. Spec §3 */
export const wechatGroup = z.object({ id: count, name: text, desc: text, notice: text, visible: flag, active: flag });
export type WechatGroup = z.output<typeof wechatGroup>;

/** 1 text, 2 link, 3 image, 4 video, 5 mini-program. Spec §3 */
export const replyTypes = [1, 2, 3, 4, 5] as const;

/** 1 whole word, 0 contains. Spec §3 */
export const replyMatches = [1, 0] as const;

/** 1 users only, 2 groups only, 3 all. Spec §3 */
export const replyScopes = [1, 2, 3] as const;

const fields = {
  shop_id: count,
  keyword: text,
  reply_type: code(replyTypes),
  reply: text,
  media_url: text,
  share_title: text,
  share_path: text,
  share_desc: text,
  share_thumb_url: text,
  match: code(replyMatches),
  active: flag,
  scope: code(replyScopes),
};

/** What the robot answers to a keyword. Spec §3, W5 */
export const autoReply = z.object({ id: count, ...fields });
export type AutoReply = z.output<typeof autoReply>;

/** The same before it is saved. */
export const autoReplyForm = z.object(fields);
