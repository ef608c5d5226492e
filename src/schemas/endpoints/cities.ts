import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { text } from '../codecs/text.ts';
import { city } from '../entities/city.ts';
import { get } from './endpoint.ts';

/** Answers to numbers only. V5 */
export const citySearch = get('/api/applet/city/search', {
  request: z.object({ keyword: text }),
  response: z.object({ cities: z.array(city) }),
});

/** V5 */
export const cityInfo = get('/api/applet/city/info/get', {
  request: z.object({ city_id: count }),
  response: z.object({ city }),
});
