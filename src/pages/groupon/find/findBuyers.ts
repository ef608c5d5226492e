import type { Findable } from '#crud/find/Findable.ts';
import type { FindReading, FindSource } from '#crud/find/FindSource.ts';
import { digitsOf } from '#crud/query/digitsOf.ts';
import { pathIn } from '#crud/routes.ts';
import { appletId } from '#providers/data/appletId.ts';
import type { DataRecord } from '#providers/data/calls.ts';
import { nameOfShop } from '#providers/session/createProfile.ts';
import { enrolmentList } from '#schemas/endpoints/groupons.ts';
import type { Enrolment } from '#schemas/entities/groupon.ts';
import { limits } from '#schemas/limits.ts';
import { fold, isBlank } from '#schemas/text/fold.ts';
import { wholeEnrolment } from '../enrolments/wholeEnrolment.ts';
import { asGroupon } from '../model/GrouponRecord.ts';
import { phoneTail } from '../model/phoneTail.ts';

const RUNNING = 0;
/** More buyers of one group-buy than this are looked for on its own page. */
const MOST_PAGES = 20;

/** Who has joined the group-buys that are running: each leads to the group-buy's page, with the buyer in its search. GD-E6 */
export const findBuyers: FindSource = {
  async read(reading, tell) {
    const groupons = await reading.records('groupons');
    for (const groupon of groupons.filter(({ status }) => status === RUNNING)) {
      tell((await readBuyers(reading, appletId(groupon.id))).map((buyer) => findableBuyer(reading, groupon, buyer)));
    }
  },
};

const readBuyers = ({ fresh, call, signal }: FindReading, groupon_id: number): Promise<readonly Enrolment[]> =>
  fresh(['find', 'buyers', groupon_id], async () => {
    const buyers: Enrolment[] = [];
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      signal.throwIfAborted();
      const asked = { groupon_id, page, size: limits.enrolmentPageSize };
      const { enrolls = [], total_count = 0 } = await call(enrolmentList, asked, { signal });
      const before = buyers.length;
      buyers.push(...enrolls.map((each, at) => wholeEnrolment(each, before + at + 1).enrolment));
      if (enrolls.length === 0 || buyers.length >= total_count) break;
    }
    return buyers;
  });

function findableBuyer({ shop }: FindReading, record: DataRecord, buyer: Enrolment): Findable {
  const { enroll_order, user, phone, comment } = buyer;
  const { name: groupon = '' } = asGroupon(record);
  const page = pathIn(`/shop/:sid/group/${record.id}`, shop.id);
  const name = isBlank(user.name) ? `${enroll_order} 号买家` : user.name;
  const tail = phoneTail(phone);
  return {
    key: `buyer ${record.id} ${enroll_order}`,
    group: '买家',
    title: name,
    facts: [
      ...(tail === '' ? [] : [{ label: '电话', text: `尾号 ${tail}`, words: [fold(phone), digitsOf(phone)] }]),
      ...(isBlank(comment) ? [] : [{ label: '备注', text: comment, words: [fold(comment)] }]),
    ],
    about: [groupon, nameOfShop(shop)],
    scope: shop.id,
    to: `${page}?${new URLSearchParams([['q', isBlank(user.name) ? tail : user.name]])}`,
    kept: { group: '团购', title: groupon, to: page },
  };
}
