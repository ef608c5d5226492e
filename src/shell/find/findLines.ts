import type { Found, FoundGroup } from '#crud/find/arrangeFound.ts';
import type { Findable } from '#crud/find/Findable.ts';
import { ACTIONS } from '#crud/find/findableRecord.ts';
import type { Scope } from '#providers/data/calls.ts';
import type { Recent } from './recent.ts';

/** What can be chosen in the list: something found, or the rest of its heading. */
export type FindLine =
  | {
      readonly is: 'found';
      readonly key: string;
      readonly group: string;
      readonly thing: Findable;
      readonly by: Found['rank']['by'];
    }
  | { readonly is: 'more'; readonly key: string; readonly group: string; readonly count: number };

/** So many of each heading are shown before more are asked for. */
const SHOWN = 6;
/** Unfolded, a list of thousands is still a list that nobody reads. */
const MOST = 100;

/** What the keyboard steps through, heading by heading. */
export const linesOf = (groups: readonly FoundGroup[], isUnfolded: (group: string) => boolean): readonly FindLine[] =>
  groups.flatMap(({ label: group, found }) => {
    const room = isUnfolded(group) ? MOST : SHOWN;
    const lines = found
      .slice(0, room)
      .map(({ thing, rank: { by } }): FindLine => ({ is: 'found', key: thing.key, group, thing, by }));
    const count = found.length - room;
    const more: FindLine = { is: 'more', key: `more ${group}`, group, count };
    return count > 0 && !isUnfolded(group) ? [...lines, more] : lines;
  });

const asFound = (thing: Findable): Found => ({ thing, rank: { name: 'same', place: 0, level: 0 } });

/** What stands there before anything is typed: what was opened lately, and the pages of the open shop. */
export function startingGroups(
  recent: readonly Recent[],
  pages: readonly Findable[],
  here: Scope,
): readonly FoundGroup[] {
  const lately = recent.map(({ to, ...known }) => ({ ...known, key: `recent ${to}`, facts: [], scope: undefined, to }));
  const shop = here ?? pages.find(({ scope }) => scope !== undefined)?.scope;
  const near = pages.filter(({ scope, opens }) => opens === undefined && (scope === undefined || scope === shop));
  return [
    { label: '最近打开', found: lately.map(asFound) },
    { label: ACTIONS, found: near.map(asFound) },
  ].filter(({ found }) => found.length > 0);
}
