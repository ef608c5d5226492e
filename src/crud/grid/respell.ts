import { rowsIn } from '#fields/nested/rowsOf.ts';
import type { DataRecord, Values } from '#providers/data/calls.ts';
import { sameOf } from '../form/sameIn.ts';
import { fieldOf } from '../Resource.ts';
import { type GridOf, listOf } from './gridRows.ts';

/**
 * A record as it is now, with whatever in the rows of its lists says the same as before spelt as before: an amount saved
 * as `12.5` may come back as `12.50`, and nobody has changed it.
 */
export function respell({ resource }: Pick<GridOf, 'resource'>, now: DataRecord, before: Values): DataRecord {
  const lists = Object.keys(before).flatMap((name) => {
    const list = resource.fields[name] && listOf(fieldOf(resource, name), now);
    return list ? [{ name, fields: list.of }] : [];
  });
  const respelt = lists.map(({ name, fields }) => {
    const known = new Map(rowsIn(before[name]).map((row) => [row.id, row]));
    const rows = rowsIn(now[name]).map((row) => {
      const was = known.get(row.id) ?? {};
      const cells = Object.entries(row).map(([key, held]) => {
        const field = fields[key];
        return [key, field && key in was && sameOf(field, was[key], held) ? was[key] : held];
      });
      return Object.fromEntries(cells);
    });
    return [name, rows];
  });
  return { ...now, ...Object.fromEntries(respelt) };
}
