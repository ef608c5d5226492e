const MOST_SLIPS = 2;
/** Nobody means a name by something as long as that. */
const LONGEST = 100;

/**
 * The name that was most likely meant, or undefined when none is near: at most two slips away, fewer for a short name.
 *
 * A slip is a letter too many, too few, another one, or two neighbours that changed places.
 */
export function nearest(written: string, names: readonly string[]): string | undefined {
  if (written.length > LONGEST) return undefined;
  const ranked = names
    .filter((name) => name !== written && Math.abs(name.length - written.length) <= MOST_SLIPS)
    .map((name) => ({ name, slips: slipsBetween(written, name) }))
    .filter(({ name, slips }) => slips <= Math.min(MOST_SLIPS, Math.max(1, name.length - 1)))
    .map(({ name, slips }) => ({ name, rank: [slips, ...likeness(written, name)] }))
    .sort((one, other) => compareRanks(one.rank, other.rank));
  return ranked[0]?.name;
}

/** Nobody misspells the first letter or the last one as often as those between. */
const likeness = (written: string, name: string): readonly number[] => [
  written.toLowerCase() === name.toLowerCase() ? 0 : 1,
  written[0] === name[0] ? 0 : 1,
  written.at(-1) === name.at(-1) ? 0 : 1,
  Math.abs(written.length - name.length),
  lettersApart(written, name),
];

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const nth = one.findIndex((rank, at) => rank !== other[at]);
  return nth === -1 ? 0 : (one[nth] ?? 0) - (other[nth] ?? 0);
}

/** How many letters one has that the other has not, in whatever order. */
function lettersApart(one: string, other: string): number {
  const rest = [...other];
  const left = [...one].filter((letter) => {
    const at = rest.indexOf(letter);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
  return left.length + rest.length;
}

/** How many slips lead from one word to the other. */
export function slipsBetween(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const turned = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const steps = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same];
      rows[row]?.push(Math.min(...steps, ...(turned ? [at(row - 2, column - 2) + 1] : [])));
    }
  }
  return at(from.length, to.length);
}
