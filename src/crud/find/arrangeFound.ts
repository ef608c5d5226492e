import type { Scope } from '#providers/data/calls.ts';
import type { SoundsLike } from '../query/finds.ts';
import type { Findable } from './Findable.ts';
import { type Rank, rankOf } from './rankOf.ts';

/** One that fits what was typed, and how well. */
export interface Found {
  readonly thing: Findable;
  readonly rank: Rank;
}

/** All that was found under one heading, the likeliest first. */
export interface FoundGroup {
  readonly label: string;
  readonly found: readonly Found[];
}

interface Asked {
  readonly typed: string;
  /** Whose things come first among equals. */
  readonly here: Scope;
  readonly soundsLike?: SoundsLike | undefined;
}

/** What fits, by heading: the heading with the likeliest thing first, equals in the order they are given. */
export function arrangeFound(things: Iterable<Findable>, { typed, here, soundsLike }: Asked): readonly FoundGroup[] {
  const groups = new Map<string, Found[]>();
  for (const thing of things) {
    const rank = rankOf(thing, typed, soundsLike);
    if (!rank) continue;
    const group = groups.get(thing.group);
    if (group) group.push({ thing, rank });
    else groups.set(thing.group, [{ thing, rank }]);
  }
  const elsewhere = ({ thing }: Found) => Number(thing.scope !== here);
  return [...groups]
    .map(([label, found]) => ({
      label,
      found: found.sort((a, b) => a.rank.place - b.rank.place || elsewhere(a) - elsewhere(b)),
    }))
    .sort((a, b) => best(a) - best(b));
}

const best = ({ found }: FoundGroup): number => found[0]?.rank.level ?? Number.POSITIVE_INFINITY;
