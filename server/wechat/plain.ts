import type { Outgoing } from './WechatDriver.ts';

/** A text and nothing else, in the shape in which everything is said. */
export const plain = (reply: string): Outgoing => ({
  ...{ reply_type: 1, reply, media_url: '' },
  ...{ share_title: '', share_path: '', share_desc: '', share_thumb_url: '' },
});
