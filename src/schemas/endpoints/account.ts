import * as z from 'zod/mini';
import { text } from '../codecs/text.ts';
import { post } from './endpoint.ts';

/** L1, L2 */
export const login = post('/api/applet/merchant/account/login', {
  request: z.object({ email: text, pwd: text }),
  response: z.object({ login_session: text }),
  open: true,
});
