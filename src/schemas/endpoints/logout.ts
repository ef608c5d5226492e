import * as z from 'zod/mini';
import { post } from './endpoint.ts';

const nothing = z.object({});

/** Ends the session it is made with. Ours, beside spec §7: an applet elsewhere is not asked. K6 */
export const logout = post('/api/applet/merchant/account/logout', { request: nothing, response: nothing });
