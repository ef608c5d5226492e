/** A line that both texts have, or one of them. */
export interface Line {
  readonly is: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** More lines than these on both sides are not compared one by one. */
const MOST = 2000;

/** What two texts differ in, line by line; what both have stands where it stood. */
export function linesApart(before: string, after: string): readonly Line[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const head = commonLength(old, now);
  const tail = Math.min(
    commonLength([...old.slice(head)].reverse(), [...now.slice(head)].reverse()),
    Math.min(old.length, now.length) - head,
  );
  const middle = between(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  return [...as('same', old.slice(0, head)), ...middle, ...as('same', old.slice(old.length - tail))];
}

/** What is not there has no line, not an empty one. */
const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

const as = (is: Line['is'], lines: readonly string[]): readonly Line[] => lines.map((text) => ({ is, text }));

function commonLength(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((line, nth) => line !== other[nth]);
  return at === -1 ? Math.min(one.length, other.length) : at;
}

/** The longest common sequence, by the table of what is left. https://en.wikipedia.org/wiki/Longest_common_subsequence */
function between(old: readonly string[], now: readonly string[]): readonly Line[] {
  if (old.length > MOST || now.length > MOST) return [...as('gone', old), ...as('new', now)];
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => common[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      common[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: Line[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [gone, fresh] = [old[row], now[column]];
    if (gone !== undefined && gone === fresh) {
      lines.push({ is: 'same', text: gone });
      row += 1;
      column += 1;
    } else if (gone !== undefined && (fresh === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ is: 'gone', text: gone });
      row += 1;
    } else {
      lines.push({ is: 'new', text: fresh ?? '' });
      column += 1;
    }
  }
  return lines;
}
