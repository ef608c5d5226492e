import type { AutoReply } from '../entities/robot.ts';
import { type Message, messages } from '../messages.ts';
import { parseUrl } from '../parseUrl.ts';
import { type Rule, required } from './rule.ts';

type ContentField = 'keyword' | 'reply' | 'media_url' | 'share_title' | 'share_path';
type Content = Pick<AutoReply, 'reply_type' | ContentField>;
type Needed = Readonly<Partial<Record<ContentField, Rule<string>>>>;

/** An address a reader can open: nothing but http and https, so that a tap never runs a script. */
const webAddress: Rule<string> = (value) => {
  const text = value.trim();
  return /^https?:\/\//i.test(text) && parseUrl(text) ? undefined : '请输入以 http:// 或 https:// 开头的链接';
};

/** What an auto-reply must hold beside its keyword, by its type; fields that are not named may stay empty. W5 */
export const replyNeeds: Readonly<Record<AutoReply['reply_type'], Needed>> = {
  1: { reply: required('请输入回复内容') },
  2: { share_title: required('请输入标题'), share_path: webAddress },
  3: { media_url: required(messages.imageMissing) },
  4: { media_url: required('请上传视频') },
  5: { share_title: required('请输入标题'), share_path: required('请输入小程序路径') },
};

/** W5 */
export const replyKeyword = required('请输入关键词');

/** The first thing that is wrong with an auto-reply, and at which field; undefined when nothing is. W5 */
export function replyFault(content: Content): { readonly field: ContentField; readonly message: Message } | undefined {
  const needed: Needed = { keyword: replyKeyword, ...replyNeeds[content.reply_type] };
  for (const field of order) {
    const message = needed[field]?.(content[field]);
    if (message !== undefined) return { field, message };
  }
  return undefined;
}

const order = ['keyword', 'reply', 'media_url', 'share_title', 'share_path'] as const;
