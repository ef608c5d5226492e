import { journalList } from '#schemas/endpoints/journal.ts';
import { route } from '../../http/route.ts';
import { requirePrivilege } from '../../policies.ts';
import { listEntries } from './queries.ts';

/** Of the caller's merchant, and of what is everyone's. */
const list = route(journalList, async (asked, { database, caller }) => {
  requirePrivilege(caller);
  const { entries, total_count } = await listEntries(database, { ...asked, merchantId: caller.merchantId });
  return {
    entries: entries.map(({ id, at, who, shop_id, call, record_id, fields }) => ({
      ...{ id, who, shop_id, call, record_id, fields: [...fields] },
      at: Math.floor(at.getTime() / 1000),
    })),
    total_count,
  };
});

/** K10 */
export const journal = [list];
