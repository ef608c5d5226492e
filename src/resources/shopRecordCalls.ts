import type { AppletId } from '#providers/data/calls.ts';
import type { Endpoint, Fields, RequestOf } from '#schemas/endpoints/endpoint.ts';
import { type clubList, type clubSave, shopRecordInfo } from '#schemas/endpoints/shopRecords.ts';
import { limits } from '#schemas/limits.ts';
import { shopRecordWhole } from './shopRecord.ts';

type Body = RequestOf<typeof clubSave>;
type Filled = { readonly [Key in keyof Body]?: Body[Key] | undefined };

/**
 * What saving one sends: the applet wants every field, and takes an empty text for what was left out.
 *
 * A name, picture or description that is missing is refused there, so nothing is wiped out unseen. V4
 */
const bodyOf = (type: Body['type'], values: Filled): Body => ({
  name: values.name ?? '',
  img: values.img ?? '',
  intro_desc: values.intro_desc ?? '',
  status: values.status ?? 1,
  city: values.city ?? limits.defaultCityId,
  tags: values.tags ?? [],
  business_hour: values.business_hour ?? '',
  address: values.address ?? '',
  phone: values.phone ?? '',
  video: values.video ?? '',
  description: values.description ?? [],
  type,
});

interface ShopRecordCalls<Response extends Fields, Key> {
  readonly type: Body['type'];
  readonly list: Endpoint<(typeof clubList)['request'], Response>;
  /** Where the answer of the list holds them. */
  readonly records: Key;
  readonly save: typeof clubSave;
}

/** How those of one type are listed, read and saved: by the same calls, only under other names. V4 */
export const shopRecordCalls = <Response extends Fields, const Key extends string>(
  calls: ShopRecordCalls<Response, Key>,
) => {
  const { type, list, records, save } = calls;
  return {
    getList: {
      row: list,
      request: ({ page, size }: Pages) => ({ shop_type: type, page, size }),
      records,
      total: 'total_count',
    },
    getOne: { row: shopRecordInfo, request: ({ id }: One) => ({ shop_id: id }), record: 'shop' },
    create: { row: save, request: ({ values }: Written) => bodyOf(type, values), id: 'id' },
    update: {
      row: save,
      whole: shopRecordWhole,
      request: ({ id, values }: One & Written) => ({ id, ...bodyOf(type, values) }),
    },
  } as const;
};

interface Pages {
  readonly page: number;
  readonly size: number;
}
interface One {
  readonly id: AppletId;
}
interface Written {
  readonly values: Filled;
}
