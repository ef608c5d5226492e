import * as z from 'zod/mini';
import { code } from '../codecs/code.ts';
import { count } from '../codecs/count.ts';
import { jsonText, jsonValue } from '../codecs/json.ts';
import { text } from '../codecs/text.ts';
import { keepingUnknown } from '../codecs/unknownFields.ts';
import { shopRecordStatuses } from '../states/shopRecordStatus.ts';
import { readBlocks, sentBlocks } from './block.ts';

/** 6 scenic spot, 7 club. Spec §9 */
export const shopRecordTypes = { scenicSpot: 6, club: 7 } as const;

const fields = {
  name: text,
  img: text,
  intro_desc: text,
  status: code(shopRecordStatuses),
  type: code([6, 7]),
  city: count,
  business_hour: text,
  address: text,
  phone: text,
  video: text,
};

/** A club (type 7) or a scenic spot (type 6). Spec §3, V4 */
export const shopRecord = keepingUnknown(
  z.object({
    id: count,
    ...fields,
    description: readBlocks.asList('text'),
    tags: jsonValue(z.array(text)),
  }),
);
export type ShopRecord = z.output<typeof shopRecord>;

/** What saving one sends; `id` when it is there already; lists leave as JSON in a string. V4 */
export const shopRecordForm = keepingUnknown(
  z.object({
    id: z.optional(count),
    ...fields,
    description: sentBlocks('text'),
    tags: jsonText(z.array(text)),
  }),
);
