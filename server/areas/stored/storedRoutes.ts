import { countIn } from '#schemas/codecs/decodeBy.ts';
import { appletHabit } from '#schemas/habit/appletHabit.ts';
import { rowsOf } from '#schemas/habit/rowsOf.ts';
import { memoize } from '#schemas/memoize.ts';
import { type Kept, readerOf } from '#schemas/stored/keptValues.ts';
import { pluralOf, type StoredResource } from '#schemas/stored/StoredResource.ts';
import { keptCodecs, sentCodecs } from '#schemas/stored/storedKinds.ts';
import { type Call, type Reader, type Route, readRoute } from '../../http/route.ts';
import { requireRoleBelow, requireShop, requireStoredRecord } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField } from '../../sentences.ts';
import { requireChangeable, seenBy } from './mayOfFields.ts';
import {
  deleteRecord,
  findOnly,
  insertRecord,
  type KeptRecord,
  listRecords,
  lockPlace,
  lockRecords,
  type Place,
  placeRecord,
  updateRecord,
} from './queries.ts';
import { readQuery } from './readQuery.ts';
import { readValues, requireWhole } from './readValues.ts';
import { requireNoCircle } from './requireNoCircle.ts';
import { requireRight } from './requireRight.ts';
import { requireRoom } from './requireRoom.ts';

type Sent = Readonly<Record<string, string>>;

/** What a call about a stored resource says, whatever else it holds. */
interface Asked {
  readonly shop_id: number | undefined;
  readonly rest: Sent;
}

/** The calls of a stored resource, named by the applet's habit. Its records are of one shop, or everyone's. */
export const storedRoutes = memoize((resource: StoredResource): readonly Route[] => {
  const { noun, verbs, order, only } = resource.calls;
  const plural = pluralOf(resource);
  const key = `${noun}_id`;
  const rows = rowsOf(appletHabit, {
    ...{ noun, plural, shop: resource.scope === 'shop', filters: {} },
    ...{ held: keptCodecs(resource.fields), written: sentCodecs(resource.fields) },
  });

  const readAsked: Reader<Asked> = async (sent) => {
    if (resource.scope === 'global') return { shop_id: undefined, rest: sent };
    const { shop_id, ...rest } = sent;
    return { shop_id: idIn(shop_id, 'shop_id'), rest };
  };
  /** A call about one record. */
  const readOne: Reader<Asked & { readonly id: number }> = async (sent, homes) => {
    const { shop_id, rest } = await readAsked(sent, homes);
    const { [key]: id, ...others } = rest;
    return { shop_id, id: idIn(id, key), rest: others };
  };

  /** Whose records a call is about, when the caller may ask for them. */
  const placeOf = async ({ shop_id }: Asked, { database, caller }: Call): Promise<Place> => {
    requireRoleBelow(caller, resource.access);
    if (shop_id !== undefined) await requireShop(database, caller, shop_id);
    return { resource: resource.name, shop_id };
  };
  const answerOf = ({ id, values }: KeptRecord, { caller }: Call) => ({
    id,
    ...readerOf(seenBy(resource, caller))(values),
  });

  const list = readRoute(rows.getList, { read: readAsked }, async (asked, call) => {
    const place = await placeOf(asked, call);
    const fields = seenBy(resource, call.caller);
    const query = readQuery(resource, fields, asked.rest);
    const { records, total_count } = await listRecords(call.database, resource, place, query);
    const read = readerOf(fields);
    return { [plural]: records.map(({ id, values }) => ({ id, ...read(values) })), total_count };
  });

  const get = readRoute(rows.getOne, { read: readOne }, async ({ id, ...asked }, call) => {
    const place = await placeOf(asked, call);
    return { [noun]: answerOf(await requireStoredRecord(call.database, call.caller, { ...place, id }), call) };
  });

  const getOnly = readRoute(rows.getOnly, { read: readAsked }, async (asked, call) => {
    const place = await placeOf(asked, call);
    return { [noun]: answerOf((await findOnly(call.database, place)) ?? { id: 0, values: {} }, call) };
  });

  const readWritten: Reader<Asked & { readonly kept: Kept }> = async (sent, homes) => {
    const asked = await readAsked(sent, homes);
    return { ...asked, kept: await readValues(resource, asked.rest, homes) };
  };
  const insert = async (place: Place, kept: Kept, { database, caller, needs }: Call): Promise<number> => {
    requireWhole(resource, kept);
    await requireRoom(database, place, kept);
    return insertRecord(database, place, { kept, now: needs.clock(), userId: caller.userId });
  };

  const add = readRoute(rows.create, { read: readWritten, key }, async ({ kept, ...asked }, call) => {
    const place = await placeOf(asked, call);
    requireRoleBelow(call.caller, resource.rights?.create);
    requireChangeable(resource, call.caller, kept);
    return { [key]: await insert(place, kept, call) };
  });

  const readChanged: Reader<Asked & { readonly id: number; readonly kept: Kept }> = async (sent, homes) => {
    const asked = await readOne(sent, homes);
    return { ...asked, kept: await readValues(resource, asked.rest, homes) };
  };
  const update = readRoute(rows.update, { read: readChanged, key }, async ({ id: named, kept, ...asked }, call) => {
    const { database, caller, needs } = call;
    const place = await placeOf(asked, call);
    requireRight(caller, resource.rights?.update);
    requireChangeable(resource, caller, kept);
    if (only) await lockPlace(database, place);
    const first = only ? await findOnly(database, place) : undefined;
    if (only && !first) {
      await insert(place, kept, call);
      return {};
    }
    // Whoever began it at the same time does not know what it is called.
    const id = first?.id ?? named;
    await lockRecords(database, [id]);
    const before = await requireStoredRecord(database, caller, { ...place, id });
    requireRight(caller, resource.rights?.update, readerOf(resource.fields)(before.values));
    await requireNoCircle(database, resource, place, { id, kept, before: before.values });
    const whole = { ...before.values, ...kept };
    await requireRoom(database, place, whole, before.values);
    await updateRecord(database, id, { kept: whole, now: needs.clock(), userId: caller.userId });
    return {};
  });

  const remove = readRoute(rows.deleteOne, { read: readOne, key }, async ({ id, ...asked }, call) => {
    const place = await placeOf(asked, call);
    requireRight(call.caller, resource.rights?.deleteOne);
    await lockRecords(call.database, [id]);
    const { values } = await requireStoredRecord(call.database, call.caller, { ...place, id });
    requireRight(call.caller, resource.rights?.deleteOne, readerOf(resource.fields)(values));
    await deleteRecord(call.database, id);
    return {};
  });

  const [a, b] = [`a_${key}`, `b_${key}`];
  const readTwo: Reader<Asked & { readonly ids: readonly [number, number] }> = async (sent, homes) => {
    const { shop_id, rest } = await readAsked(sent, homes);
    return { shop_id, ids: [idIn(rest[a], a), idIn(rest[b], b)], rest: {} };
  };
  /** Swaps two places. C2 */
  const swap =
    rows.swap &&
    readRoute(rows.swap, { read: readTwo, key: a }, async ({ ids, ...asked }, call) => {
      const { database, caller } = call;
      const place = await placeOf(asked, call);
      requireRight(caller, resource.rights?.update);
      await lockRecords(database, ids);
      const one = await requireStoredRecord(database, caller, { ...place, id: ids[0] });
      const other = await requireStoredRecord(database, caller, { ...place, id: ids[1] });
      await placeRecord(database, one.id, other.priority);
      await placeRecord(database, other.id, one.priority);
      return {};
    });

  const served = { getList: list, getOne: only ? getOnly : get, create: add, update, deleteOne: remove };
  const usual = only ? ['getOne', 'update'] : Object.keys(served);
  const said = Object.entries(served).flatMap(([verb, route]) => ((verbs ?? usual).includes(verb) ? [route] : []));
  return [...said, ...(order && swap ? [swap] : [])];
});

function idIn(text: string | undefined, name: string): number {
  const id = countIn(text);
  if (id !== undefined) return id;
  throw new Refusal(codes.badInput, malformedField(name));
}
