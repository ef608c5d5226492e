import type { AutoReply } from '#schemas/entities/robot.ts';

/** What each type of reply is called. */
export const replyTypeNames = {
  1: '文本',
  2: '链接',
  3: '图片',
  4: '视频',
  5: '小程序',
} as const satisfies Record<AutoReply['reply_type'], string>;

/** How a keyword has to stand in a message. */
export const matchNames = { 1: '全词匹配', 0: '包含' } as const satisfies Record<AutoReply['match'], string>;

/** Where a rule answers. */
export const scopeNames = { 1: '仅用户', 2: '仅群', 3: '全部' } as const satisfies Record<AutoReply['scope'], string>;

/** Of a reply, as far as it is known, what a reader sees of it. */
export type ReplyContent = {
  readonly [Key in
    | 'reply_type'
    | 'reply'
    | 'media_url'
    | 'share_title'
    | 'share_path'
    | 'share_desc'
    | 'share_thumb_url']?: AutoReply[Key] | undefined;
};

/** A reply in one line: its text, its title, or the name of its file. */
export function replyText({ reply_type, reply = '', media_url = '', share_title = '', share_path = '' }: ReplyContent) {
  if (reply_type === undefined || reply_type === 1) return reply;
  return reply_type === 3 || reply_type === 4 ? fileName(media_url) : share_title || share_path;
}

/** The upload's time in front says nothing to anyone. */
const fileName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/^(?:\d{10,}|seed)_/, '');

/** What two replies that a reader cannot tell apart have in common. RB-E6 */
export const replyKey = ({
  reply_type,
  reply,
  media_url,
  share_title,
  share_path,
  share_desc,
}: ReplyContent): string => {
  const parts: Readonly<Record<AutoReply['reply_type'], readonly unknown[]>> = {
    1: [reply],
    2: [share_title, share_path, share_desc],
    3: [media_url],
    4: [media_url],
    5: [share_title, share_path],
  };
  return JSON.stringify([reply_type, ...parts[reply_type ?? 1]]);
};
