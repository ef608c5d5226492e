import { isReference } from '#schemas/codecs/reference.ts';
import type { Kept } from '#schemas/stored/keptValues.ts';
import type { StoredResource } from '#schemas/stored/StoredResource.ts';
import type { Database } from '../../database/Database.ts';
import { codes, Refusal } from '../../refusals.ts';
import { ownAncestor } from '../../sentences.ts';
import { isBelow, lockPlace, type Place } from './queries.ts';

/**
 * Whoever moves a record below another waits for who moves a third: two moves that are fine alone could close a circle.
 *
 * @param kept what is written of the record
 * @throws Refusal 400 where a record would belong to itself, by way of however many
 */
export async function requireNoCircle(
  database: Database,
  { name: resource, fields }: Pick<StoredResource, 'name' | 'fields'>,
  place: Place,
  { id, kept, before }: { readonly id: number; readonly kept: Kept; readonly before: Kept },
): Promise<void> {
  for (const [name, field] of Object.entries(fields)) {
    const { kind, to, parent, several, label } = field;
    const above = kept[name];
    const isParent = kind === 'tree' && to === resource && parent === name && !several;
    // What was a circle before is not made one by saving it.
    if (!isParent || !isReference(above) || String(above) === String(before[name])) continue;
    await lockPlace(database, place);
    if (await isBelow(database, place, { name, field, one: id, to: String(above) })) {
      throw new Refusal(codes.badInput, ownAncestor(label));
    }
  }
}
