import * as z from 'zod/mini';
import { count } from '../codecs/count.ts';
import { jsonText } from '../codecs/json.ts';
import { plainText, text } from '../codecs/text.ts';
import { declarationsFile } from './declarationsFile.ts';
import { get, post } from './endpoint.ts';

/** A version that was saved; `at` in seconds since 1970, `same_as` the one it was brought back from. */
const declarationsVersion = z.object({ version: count, at: count, who: text, same_as: z.nullable(count) });

/**
 * The declarations that are in use beside the product, and the file that lies there; version 0 while nothing was saved.
 * `before` is the version one step back. Ours.
 */
export const declarationsGet = get('/api/applet/merchant/declarations', {
  request: z.object({}),
  response: z.object({
    version: count,
    text: plainText,
    at: z.nullable(count),
    who: text,
    before: z.nullable(count),
    file: z.nullable(plainText),
  }),
});

/** Saves all of them over the version the caller has seen, and over no other. Ours. */
export const declarationsSave = post('/api/applet/merchant/declarations/save', {
  request: z.object({ version: count, declared: jsonText(declarationsFile) }),
  response: z.object({ version: count }),
  verbatim: true,
});

/** The versions there were, the latest first. Ours. */
export const declarationsVersions = get('/api/applet/merchant/declarations/versions', {
  request: z.object({ page: count, size: count }),
  response: z.object({ versions: z.array(declarationsVersion), total_count: count }),
});

/** What one of them said; 0 is what was before all of them: nothing. Ours. */
export const declarationsText = get('/api/applet/merchant/declarations/version', {
  request: z.object({ version: count }),
  response: z.object({ text: plainText }),
});

/** Brings one back as the newest version, over the version the caller has seen. Ours. */
export const declarationsRestore = post('/api/applet/merchant/declarations/restore', {
  request: z.object({ version: count, to: count }),
  response: z.object({ version: count }),
});
