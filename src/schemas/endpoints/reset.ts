import * as z from 'zod/mini';
import { text } from '../codecs/text.ts';
import { post } from './endpoint.ts';

const nothing = z.object({});

/** L4 */
export const sendResetToken = post('/api/applet/merchant/account/send_reset_token', {
  request: z.object({ email: text }),
  response: nothing,
  open: true,
});

/** L5 */
export const resetPassword = post('/api/applet/merchant/account/reset_pwd', {
  request: z.object({ email: text, pwd: text, token: text }),
  response: nothing,
  open: true,
});
