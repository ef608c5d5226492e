import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { jsonText } from '../codecs/json.ts';
import { text } from '../codecs/text.ts';
import { get } from './endpoint.ts';

/** One write: `at` in seconds since 1970, `call` is its path, `fields` are the names of what was sent. K10 */
const journalEntry = z.object({
  id: count,
  at: count,
  who: text,
  shop_id: z.nullable(count),
  call: text,
  record_id: z.nullable(count),
  fields: z.array(text),
});

/** Who changed what, the latest first: all of it, or what certain calls did to one record or one shop. Ours, beside spec §7. K10 */
export const journalList = get('/api/applet/merchant/journal', {
  request: z.object({
    page: count,
    size: count,
    shop_id: z.optional(count),
    record_id: z.optional(count),
    calls: z.optional(jsonText(z.array(text))),
  }),
  response: z.object({ entries: z.array(journalEntry), total_count: count }),
});
