import type { Kept } from '#schemas/stored/keptValues.ts';
import type { StoredFields, StoredResource } from '#schemas/stored/StoredResource.ts';
import { codes, Refusal } from '../../refusals.ts';
import { lockedField } from '../../sentences.ts';
import type { Caller } from '../../sessions.ts';

/** The fields a caller may see: of the others nothing is answered, looked for or sorted by. R7 */
export function seenBy({ fields }: Pick<StoredResource, 'fields'>, caller: Caller): StoredFields {
  const all = Object.entries(fields);
  const seen = all.filter(([, { access }]) => !access?.see || caller.role < access.see.below);
  // The same object, so that what is made for it once is found again.
  return seen.length === all.length ? fields : Object.fromEntries(seen);
}

/** @throws Refusal 400 naming the first field that the caller may not change. R7 */
export function requireChangeable({ fields }: Pick<StoredResource, 'fields'>, caller: Caller, kept: Kept): void {
  for (const name of Object.keys(kept)) {
    const { label = name, access } = fields[name] ?? {};
    const isOpen = [access?.see, access?.change].every((role) => !role || caller.role < role.below);
    if (!isOpen) throw new Refusal(codes.badInput, lockedField(label));
  }
}
