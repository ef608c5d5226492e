import { isScreen, type Resource } from '#crud/Resource.ts';
import { enrolledSms } from '#schemas/endpoints/groupons.ts';
import { enrolledSmsAgain } from '#schemas/endpoints/smsAgain.ts';

/** What is done to a record beside its resource, on pages of their own. */
const beside: Readonly<Record<string, readonly string[]>> = { groupons: [enrolledSms.path, enrolledSmsAgain.path] };

/** The paths of all calls that change records of a resource. */
export function callsOf({ name, calls, removals, order, actions }: Resource): readonly string[] {
  const { create, update, deleteOne } = calls;
  const deeds = Object.values(actions).map((action) => (isScreen(action) ? undefined : action.call));
  const all = [create, update, deleteOne, order, ...Object.values(removals), ...deeds];
  return [...new Set([...all.flatMap((call) => call?.row.path ?? []), ...(beside[name] ?? [])])];
}
