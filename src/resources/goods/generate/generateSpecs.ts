import { fold } from '#schemas/text/fold.ts';

/** A row of priced specs as a form holds it. */
export interface SpecRow {
  readonly id?: number | undefined;
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  readonly price?: string | undefined;
}

/** What goods come in, e.g. `['红', '蓝']`; what it is called is for the eye alone. */
export type Dimension = readonly string[];

export interface Generated {
  /** One for each combination, in order. */
  readonly rows: readonly SpecRow[];
  readonly added: number;
  readonly kept: number;
  /** Rows that no combination has use for. */
  readonly removed: readonly SpecRow[];
}

/** More combinations than this are a slip of the hand. */
export const MOST_SPECS = 200;
const BETWEEN = ' / ';

/** `红、蓝，红` → `['红', '蓝']`: by commas and line ends of either script, each once. */
export function readValues(typed: string): Dimension {
  const values = typed.split(/[、，,;；\n]/).map((value) => value.trim());
  return values.filter(
    (value, at) => value !== '' && values.findIndex((other) => normal(other) === normal(value)) === at,
  );
}

/** Every combination of the dimensions that have values, the last one changing first: `红 / S`, `红 / M`, `蓝 / S`. */
export function combine(dimensions: readonly Dimension[]): readonly string[] {
  const filled = dimensions.filter((values) => values.length > 0);
  if (filled.length === 0) return [];
  return filled
    .reduce<readonly (readonly string[])[]>(
      (made, values) => made.flatMap((before) => values.map((value) => [...before, value])),
      [[]],
    )
    .map((parts) => parts.join(BETWEEN));
}

/**
 * The rows for every combination. A row that has the name of one, or failing that its key, stays exactly as it is, with
 * its id and price; what is new has `price` and nothing else.
 */
export function generateSpecs(rows: readonly SpecRow[], dimensions: readonly Dimension[], price?: string): Generated {
  const free = new Set(rows);
  const takeBy = (says: (row: SpecRow) => string | undefined, name: string): SpecRow | undefined => {
    const found = [...free].find((row) => normal(says(row) ?? '') === normal(name));
    if (found) free.delete(found);
    return found;
  };
  const names = combine(dimensions);
  // All names first: a row must not lose its place to another one's key.
  const byName = names.map((name) => takeBy((row) => row.name, name));
  const found = names.map((name, at) => byName[at] ?? takeBy((row) => row.key, name));
  return {
    rows: names.map((name, at) => found[at] ?? { name, ...(price !== undefined && { price }) }),
    added: found.filter((row) => row === undefined).length,
    kept: found.filter((row) => row !== undefined).length,
    // A row that says nothing yet is nobody's loss.
    removed: [...free].filter(saysSomething),
  };
}

const saysSomething = ({ id, name, price }: SpecRow): boolean =>
  id !== undefined || (name ?? '').trim() !== '' || (price ?? '').trim() !== '';

/** What the rows there are would have been generated from; nothing where they are no full table. */
export function dimensionsOf(rows: readonly SpecRow[]): readonly Dimension[] {
  const parts = rows.map(({ name = '' }) => name.split('/').map((part) => part.trim()));
  const width = parts[0]?.length ?? 0;
  if (width === 0 || width > 3 || parts.some((each) => each.length !== width || each.includes(''))) return [];
  const dimensions = Array.from({ length: width }, (_, at) => [...new Set(parts.map((each) => each[at] ?? ''))]);
  const { added, removed } = generateSpecs(rows, dimensions);
  return added === 0 && removed.length === 0 ? dimensions : [];
}

/** A name as it is compared: `红/s`, `红 ／ S` and `红 / S` are one. */
const normal = (name: string): string =>
  fold(name)
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ');
