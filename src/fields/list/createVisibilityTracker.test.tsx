import { expect, it, vi } from 'vitest';
import { createVisibilityTracker, type VisibilityTracker } from './createVisibilityTracker.ts';

/** Rows below the view: nobody comes near them. */
function outOfSight(): VisibilityTracker {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  const sight = createVisibilityTracker();
  vi.unstubAllGlobals();
  return sight;
}

/** A row that waits, and what is drawn with it. */
function place(sight: VisibilityTracker, drawn: string[], name: string, within: readonly string[] = []) {
  const draw = () => {
    drawn.push(name);
    for (const inner of within) place(sight, drawn, inner);
  };
  return sight.watch(document.createElement('fieldset'), { draw, mayBeWrong: () => name.endsWith('!') });
}

it('G5 before a save those are drawn that may be wrong, with those in them; each once', () => {
  const sight = outOfSight();
  const drawn: string[] = [];
  place(sight, drawn, '大份');
  place(sight, drawn, '中份!', ['热!', '冷']);
  sight.drawWrong();
  sight.drawWrong();
  expect(drawn).toEqual(['中份!', '热!']);
});

it('G6 before printing all are drawn, with those in them', () => {
  const sight = outOfSight();
  const drawn: string[] = [];
  place(sight, drawn, '大份', ['热', '冷']);
  const stop = place(sight, drawn, '删去的');
  stop();
  sight.drawAll();
  expect(drawn).toEqual(['大份', '热', '冷']);
});
