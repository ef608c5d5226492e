import type { Run } from './Piece.ts';

/** Blanks a browser would swallow become hard ones, and a last line break is written twice to be seen. */
export function protect(runs: readonly Run[]): readonly Run[] {
  let before = '\n';
  return runs.map((run, index) => {
    const isLast = index === runs.length - 1;
    const after = isLast ? '\n' : (runs[index + 1]?.text.charAt(0) ?? '\n');
    const text = run.text.replace(/./gs, (char, at: number) => {
      const next = run.text.charAt(at + 1) || after;
      const isSwallowed = char === ' ' && (before === ' ' || before === '\n' || next === '\n');
      before = isSwallowed ? '\u00a0' : char;
      return before;
    });
    return { ...run, text: isLast && text.endsWith('\n') ? `${text}\n` : text };
  });
}
