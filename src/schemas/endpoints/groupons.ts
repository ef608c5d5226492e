import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { text } from '../codecs/text.ts';
import { enrolment, groupon, grouponForm } from '../entities/groupon.ts';
import { rule } from '../rules/rule.ts';
import { smsContent } from '../rules/sms.ts';
import { get, post } from './endpoint.ts';

const nothing = z.object({});
const paged = { page: count, size: count };

/** B1 */
export const grouponList = get('/api/applet/groupons/released/get', {
  request: z.object({ shop_id: count, ...paged }),
  response: z.object({ groupons: z.array(groupon), current_page: count, total_count: count }),
});

/** B6 */
export const grouponRelease = post('/api/applet/groupon/release', {
  request: z.object({ shop_id: count, ...grouponForm.shape }),
  response: z.object({ groupon_id: count }),
});

/** B6 */
export const grouponUpdate = post('/api/applet/groupon/update', {
  request: z.object({ shop_id: count, groupon_id: count, ...grouponForm.shape }),
  response: z.object({ groupon_id: count }),
});

/** B8 */
export const grouponInfo = get('/api/applet/groupon/info/get', {
  request: z.object({ groupon_id: count }),
  response: z.object({ groupon }),
});

/** B5 */
export const grouponProductDelete = post('/api/applet/groupon/product/delete/', {
  request: z.object({ groupon_id: count, product_id: count }),
  response: nothing,
});

/** B8 */
export const enrolmentList = get('/api/applet/groupon/enroll_info/get', {
  request: z.object({ groupon_id: count, ...paged }),
  response: z.object({ enrolls: z.array(enrolment), current_page: count, total_page: count, total_count: count }),
});

/** B9 */
export const enrolledSms = post('/api/applet/groupon/enrolled/send_sms', {
  request: z.object({ groupon_id: count, content: text.check(rule(smsContent)) }),
  response: nothing,
});
