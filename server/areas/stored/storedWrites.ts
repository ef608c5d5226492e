import { type Kept, readerOf } from '#schemas/stored/keptValues.ts';
import type { StoredResource } from '#schemas/stored/StoredResource.ts';
import type { Call } from '../../http/route.ts';
import { requireRoleBelow, requireStoredRecord } from '../../policies.ts';
import { type AskedOne, type AskedToWrite, type AskedTwo, placeOf } from './asked.ts';
import { requireChangeable } from './mayOfFields.ts';
import {
  deleteRecord,
  findOnly,
  insertRecord,
  lockPlace,
  lockRecords,
  type Place,
  placeRecord,
  updateRecord,
} from './queries.ts';
import { requireWhole } from './readValues.ts';
import { requireNoCircle } from './requireNoCircle.ts';
import { requireRight } from './requireRight.ts';
import { requireRoom } from './requireRoom.ts';

/** Adds a record. @returns its id */
export async function addStored(resource: StoredResource, { kept, ...asked }: AskedToWrite, call: Call) {
  const place = await placeOf(resource, asked, call);
  requireRoleBelow(call.caller, resource.rights?.create);
  requireChangeable(resource, call.caller, kept);
  return insert(resource, place, kept, call);
}

async function insert(resource: StoredResource, place: Place, kept: Kept, call: Call): Promise<number> {
  const { database, caller, needs } = call;
  requireWhole(resource, kept);
  await requireRoom(database, place, kept);
  return insertRecord(database, place, { kept, now: needs.clock(), userId: caller.userId });
}

/** Changes a record; the only one of its resource is begun where it is not there yet. */
export async function changeStored(resource: StoredResource, asked: AskedOne & AskedToWrite, call: Call) {
  const { only } = resource.calls;
  const { kept } = asked;
  const { database, caller, needs } = call;
  const place = await placeOf(resource, asked, call);
  requireRight(caller, resource.rights?.update);
  requireChangeable(resource, caller, kept);
  if (only) await lockPlace(database, place);
  const first = only ? await findOnly(database, place) : undefined;
  if (only && !first) {
    await insert(resource, place, kept, call);
    return;
  }
  // Whoever began it at the same time does not know what it is called.
  const id = first?.id ?? asked.id;
  await lockRecords(database, [id]);
  const before = await requireStoredRecord(database, caller, { ...place, id });
  requireRight(caller, resource.rights?.update, readerOf(resource.fields)(before.values));
  await requireNoCircle(database, resource, place, { id, kept, before: before.values });
  const whole = { ...before.values, ...kept };
  await requireRoom(database, place, whole, before.values);
  await updateRecord(database, id, { kept: whole, now: needs.clock(), userId: caller.userId });
}

/** Deletes a record. */
export async function removeStored(resource: StoredResource, { id, ...asked }: AskedOne, call: Call) {
  const { database, caller } = call;
  const place = await placeOf(resource, asked, call);
  requireRight(caller, resource.rights?.deleteOne);
  await lockRecords(database, [id]);
  const { values } = await requireStoredRecord(database, caller, { ...place, id });
  requireRight(caller, resource.rights?.deleteOne, readerOf(resource.fields)(values));
  await deleteRecord(database, id);
}

/** Swaps the places of two records. C2 */
export async function swapStored(resource: StoredResource, { ids, ...asked }: AskedTwo, call: Call) {
  const { database, caller } = call;
  const place = await placeOf(resource, asked, call);
  requireRight(caller, resource.rights?.update);
  await lockRecords(database, ids);
  const one = await requireStoredRecord(database, caller, { ...place, id: ids[0] });
  const other = await requireStoredRecord(database, caller, { ...place, id: ids[1] });
  await placeRecord(database, one.id, other.priority);
  await placeRecord(database, other.id, one.priority);
}
