import type { Run } from './Piece.ts';

/**
 * White space as a browser draws it: one blank between words, none at either end of a line. E12
 *
 * Blanks are single already; `\n` is a line break. The last break of a line only ends it.
 */
export function collapse(runs: readonly Run[]): readonly Run[] {
  let before = '\n';
  const forward = runs.map((run) => {
    const text = run.text.replace(/ +/g, (blanks, at: number) => {
      const previous = at === 0 ? before : run.text.charAt(at - 1);
      return previous === ' ' || previous === '\n' ? '' : blanks.charAt(0);
    });
    before = run.text.at(-1) ?? before;
    return { ...run, text };
  });
  let after = '\n';
  const backward = [...forward].reverse().map((run) => {
    const text = run.text.replace(/ (?=\n|$)/g, (blank, at: number) => {
      const next = at === run.text.length - 1 ? after : run.text.charAt(at + 1);
      return next === '\n' ? '' : blank;
    });
    after = text.charAt(0) || after;
    return { ...run, text };
  });
  return withoutLastBreak([...backward].reverse().filter(({ text }) => text !== ''));
}

function withoutLastBreak(runs: readonly Run[]): readonly Run[] {
  const last = runs.at(-1);
  if (!last?.text.endsWith('\n')) return runs;
  const text = last.text.slice(0, -1);
  return text === '' ? runs.slice(0, -1) : [...runs.slice(0, -1), { ...last, text }];
}
