import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { text } from '../codecs/text.ts';
import { get } from './endpoint.ts';

/** A leave to put one file on the file host. U1 */
export const uploadSign = get('/api/applet/cos/sign/get', {
  request: z.object({ file_name: text, file_type: code([1, 2, 3]) }),
  response: z.object({ signature: text }),
});
