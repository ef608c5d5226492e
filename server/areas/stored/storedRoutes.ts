import { appletHabit } from '#schemas/habit/appletHabit.ts';
import { rowsOf } from '#schemas/habit/rowsOf.ts';
import { memoize } from '#schemas/memoize.ts';
import { readerOf } from '#schemas/stored/keptValues.ts';
import { pluralOf, type StoredResource } from '#schemas/stored/StoredResource.ts';
import { keptCodecs, sentCodecs } from '#schemas/stored/storedKinds.ts';
import { type Call, type Route, readRoute } from '../../http/route.ts';
import { requireStoredRecord } from '../../policies.ts';
import { placeOf, readersOf } from './asked.ts';
import { seenBy } from './mayOfFields.ts';
import { findOnly, type KeptRecord, listRecords } from './queries.ts';
import { readQuery } from './readQuery.ts';
import { addStored, changeStored, removeStored, swapStored } from './storedWrites.ts';

/** The calls of a stored resource, named by the applet's habit. Its records are of one shop, or everyone's. */
export const storedRoutes = memoize((resource: StoredResource): readonly Route[] => {
  const { noun, verbs, order, only } = resource.calls;
  const plural = pluralOf(resource);
  const key = `${noun}_id`;
  const rows = rowsOf(appletHabit, {
    ...{ noun, plural, shop: resource.scope === 'shop', filters: {} },
    ...{ held: keptCodecs(resource.fields), written: sentCodecs(resource.fields) },
  });
  const { readAsked, readOne, readNew, readChanged, readTwo } = readersOf(resource);
  const answerOf = ({ id, values }: KeptRecord, { caller }: Call) => ({
    id,
    ...readerOf(seenBy(resource, caller))(values),
  });

  const list = readRoute(rows.getList, { read: readAsked }, async (asked, call) => {
    const place = await placeOf(resource, asked, call);
    const fields = seenBy(resource, call.caller);
    const query = readQuery(resource, fields, asked.rest);
    const { records, total_count } = await listRecords(call.database, resource, place, query);
    const read = readerOf(fields);
    return { [plural]: records.map(({ id, values }) => ({ id, ...read(values) })), total_count };
  });
  const get = readRoute(rows.getOne, { read: readOne }, async ({ id, ...asked }, call) => {
    const place = await placeOf(resource, asked, call);
    return { [noun]: answerOf(await requireStoredRecord(call.database, call.caller, { ...place, id }), call) };
  });
  const getOnly = readRoute(rows.getOnly, { read: readAsked }, async (asked, call) => {
    const place = await placeOf(resource, asked, call);
    return { [noun]: answerOf((await findOnly(call.database, place)) ?? { id: 0, values: {} }, call) };
  });

  const add = readRoute(rows.create, { read: readNew, key }, async (asked, call) => ({
    [key]: await addStored(resource, asked, call),
  }));
  const update = readRoute(rows.update, { read: readChanged, key }, async (asked, call) => {
    await changeStored(resource, asked, call);
    return {};
  });
  const remove = readRoute(rows.deleteOne, { read: readOne, key }, async (asked, call) => {
    await removeStored(resource, asked, call);
    return {};
  });
  const swap =
    rows.swap &&
    readRoute(rows.swap, { read: readTwo, key: `a_${key}` }, async (asked, call) => {
      await swapStored(resource, asked, call);
      return {};
    });

  const served = { getList: list, getOne: only ? getOnly : get, create: add, update, deleteOne: remove };
  const usual = only ? ['getOne', 'update'] : Object.keys(served);
  const said = Object.entries(served).flatMap(([verb, route]) => ((verbs ?? usual).includes(verb) ? [route] : []));
  return [...said, ...(order && swap ? [swap] : [])];
});
