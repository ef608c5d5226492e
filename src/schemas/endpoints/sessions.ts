import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { flag } from '../codecs/flag.ts';
import { text } from '../codecs/text.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});

/** A browser that is signed in; times in seconds since 1970, `agent` is what the browser calls itself. K6 */
const openSession = z.object({ session: text, agent: text, started_at: count, used_at: count, current: flag });
export type OpenSession = z.output<typeof openSession>;

/** Ours. K6 */
export const sessionList = get('/api/applet/merchant/account/sessions', {
  request: nothing,
  response: z.object({ sessions: z.array(openSession) }),
});

/** Ends one of the caller's sessions, or all of them where none is named. Ours. K6 */
export const sessionEnd = post('/api/applet/merchant/account/session/end', {
  request: z.object({ session: z.optional(text) }),
  response: nothing,
});
