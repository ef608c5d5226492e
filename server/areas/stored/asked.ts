import { countIn } from '#schemas/codecs/decodeBy.ts';
import type { Kept } from '#schemas/stored/keptValues.ts';
import type { StoredResource } from '#schemas/stored/StoredResource.ts';
import type { Call, Reader } from '../../http/route.ts';
import { requireRoleBelow, requireShop } from '../../policies.ts';
import { codes, Refusal } from '../../refusals.ts';
import { malformedField } from '../../sentences.ts';
import type { Place } from './queries.ts';
import { readValues } from './readValues.ts';

/** What a call about a stored resource says, whatever else it holds. */
export interface Asked {
  readonly shop_id: number | undefined;
  readonly rest: Readonly<Record<string, string>>;
}

/** A call about one record. */
export interface AskedOne extends Asked {
  readonly id: number;
}

/** A call that writes values. */
export interface AskedToWrite extends Asked {
  readonly kept: Kept;
}

/** A call about two records. */
export interface AskedTwo extends Asked {
  readonly ids: readonly [number, number];
}

/** How the calls of a stored resource are read. */
export function readersOf(resource: StoredResource) {
  const key = `${resource.calls.noun}_id`;
  const [a, b] = [`a_${key}`, `b_${key}`];

  const readAsked: Reader<Asked> = async (sent) => {
    if (resource.scope === 'global') return { shop_id: undefined, rest: sent };
    const { shop_id, ...rest } = sent;
    return { shop_id: idIn(shop_id, 'shop_id'), rest };
  };
  const readOne: Reader<AskedOne> = async (sent, homes) => {
    const { shop_id, rest } = await readAsked(sent, homes);
    const { [key]: id, ...others } = rest;
    return { shop_id, id: idIn(id, key), rest: others };
  };
  const readNew: Reader<AskedToWrite> = async (sent, homes) => {
    const asked = await readAsked(sent, homes);
    return { ...asked, kept: await readValues(resource, asked.rest, homes) };
  };
  const readChanged: Reader<AskedOne & AskedToWrite> = async (sent, homes) => {
    const asked = await readOne(sent, homes);
    return { ...asked, kept: await readValues(resource, asked.rest, homes) };
  };
  const readTwo: Reader<AskedTwo> = async (sent, homes) => {
    const { shop_id, rest } = await readAsked(sent, homes);
    return { shop_id, ids: [idIn(rest[a], a), idIn(rest[b], b)], rest: {} };
  };
  return { readAsked, readOne, readNew, readChanged, readTwo };
}

function idIn(text: string | undefined, name: string): number {
  const id = countIn(text);
  if (id !== undefined) return id;
  throw new Refusal(codes.badInput, malformedField(name));
}

/** Whose records a call is about, when the caller may ask for them. */
export async function placeOf(resource: StoredResource, { shop_id }: Asked, call: Call): Promise<Place> {
  const { database, caller } = call;
  requireRoleBelow(caller, resource.access);
  if (shop_id !== undefined) await requireShop(database, caller, shop_id);
  return { resource: resource.name, shop_id };
}
