import { post } from './endpoint.ts';
import { enrolledSms } from './groupons.ts';

/**
 * Sends an SMS whose words went to the same buyers a moment ago; a call of our own applet, asked only after it has answered
 * `enrolledSms` with `alreadySent`, and the merchant wants it all the same. GD-E14
 */
export const enrolledSmsAgain = post('/api/applet/groupon/enrolled/send_sms/again', {
  request: enrolledSms.request,
  response: enrolledSms.response,
});
