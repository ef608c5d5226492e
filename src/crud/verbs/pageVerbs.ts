import type { DataRecord } from '#providers/data/calls.ts';
import type { Resource } from '../Resource.ts';
import type { RowVerb, RowVerbs } from './rowVerbs.ts';

/** A verb of a record's own page. */
interface PageVerb extends RowVerb {
  /** Its row would offer it just now, too. */
  readonly due: boolean;
}

/** The way here leads nowhere from here, and a record that is gone would leave its page behind. */
const OF_THE_ROW = new Set(['show', 'delete']);

/** What stands on a record's own page: what its row offers and what there is room for besides, in the row's order. */
export function pageVerbs(
  { actions }: Pick<Resource, 'actions'>,
  { inline, more, turns = {} }: RowVerbs,
  record: DataRecord,
  now: number,
): readonly PageVerb[] {
  return [...inline, ...more, ...Object.values(turns)].flatMap((verb) => {
    if (OF_THE_ROW.has(verb.name)) return [];
    const due = verb.offered?.(record, now) ?? true;
    const offered = actions[verb.name]?.offeredOnPage?.(record, now) ?? due;
    return due || offered ? [{ ...verb, due }] : [];
  });
}
