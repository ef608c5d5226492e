import { expect, test } from 'vitest';
import type { AutoReply } from '../entities/robot.ts';
import { replyFault } from './replyContent.ts';

const empty = { keyword: '地址', reply: '', media_url: '', share_title: '', share_path: '' };

test.each<[string, Partial<AutoReply> & Pick<AutoReply, 'reply_type'>, string | undefined, string | undefined]>([
  ['a blank keyword', { reply_type: 1, keyword: ' ', reply: '好' }, 'keyword', '请输入关键词'],
  ['a text', { reply_type: 1, reply: '自提点在停车场' }, undefined, undefined],
  ['a text that says nothing', { reply_type: 1, reply: ' \n' }, 'reply', '请输入回复内容'],
  ['a link', { reply_type: 2, share_title: '菜单', share_path: 'https://example.com/菜单' }, undefined, undefined],
  ['a link without a title', { reply_type: 2, share_path: 'https://example.com' }, 'share_title', '请输入标题'],
  ...['', 'example.com', 'javascript:alert(1)', 'https://', ' data:text/html,x'].map(
    (share_path): [string, Partial<AutoReply> & { reply_type: 2 }, string, string] => [
      `a link to "${share_path}"`,
      { reply_type: 2, share_title: '菜单', share_path },
      'share_path',
      '请输入以 http:// 或 https:// 开头的链接',
    ],
  ),
  ['a picture', { reply_type: 3, media_url: '/files/image/1_a.png' }, undefined, undefined],
  ['no picture', { reply_type: 3, reply: '图' }, 'media_url', '请上传图片'],
  ['a video', { reply_type: 4, media_url: '/files/video/1_a.mp4' }, undefined, undefined],
  ['no video', { reply_type: 4 }, 'media_url', '请上传视频'],
  ['a mini-program', { reply_type: 5, share_title: '商城', share_path: 'pages/index' }, undefined, undefined],
  ['a mini-program without a title', { reply_type: 5, share_path: 'pages/index' }, 'share_title', '请输入标题'],
  ['a mini-program without a path', { reply_type: 5, share_title: '商城' }, 'share_path', '请输入小程序路径'],
])('W5 an auto-reply with %s', (_, fields, field, message) => {
  expect(replyFault({ ...empty, ...fields })).toEqual(field && { field, message });
});
