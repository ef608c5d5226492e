import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { jsonText } from '../codecs/json.ts';
import { text } from '../codecs/text.ts';
import { declarationsFile } from './declarationsFile.ts';
import { post } from './endpoint.ts';

const change = z.object({ is: z.literal(['hidden', 'lacking', 'misfit']), field: text, label: text, count });

/**
 * What declarations do to the records that are stored: those in use, or others that might take their place. A resource that
 * is not declared any more is told with what it has left. Ours, for administrators.
 */
export const storedChanges = post('/api/applet/merchant/stored/changes', {
  reads: true,
  request: z.object({ declarations: z.optional(jsonText(declarationsFile)) }),
  response: z.object({
    resources: z.array(
      z.object({ name: text, label: text, isDeclared: z.boolean(), records: count, changes: z.array(change) }),
    ),
  }),
});
