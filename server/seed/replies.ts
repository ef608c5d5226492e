import * as z from 'zod/mini';
import { replyMatches, replyScopes, replyTypes } from '#schemas/entities/robot.ts';
import demo from './demo/replies.json' with { type: 'json' };

const words = z.exactOptional(z.string());

/** What the robot answers to a keyword, as far as it is not blank; `slug` names a drawn picture. */
const reply = z.strictObject({
  keyword: z.string(),
  reply_type: z.exactOptional(z.literal(replyTypes)),
  reply: words,
  share_title: words,
  share_path: words,
  share_desc: words,
  match: z.exactOptional(z.literal(replyMatches)),
  active: z.exactOptional(z.boolean()),
  scope: z.exactOptional(z.literal(replyScopes)),
  slug: words,
});

/** What the robot of the first demo shop answers. W5 */
export const repliesOfVillage = z.parse(z.array(reply), demo);
