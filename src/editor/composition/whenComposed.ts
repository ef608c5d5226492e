import type { ActiveTexts } from '../ActiveText.ts';

/** Does something at once, or, while a word is being composed, as soon as that has ended: the word would be lost. */
export function whenComposed(texts: ActiveTexts, act: () => void): void {
  const isComposing = () => texts.get().state.isInCompositionMode();
  if (!isComposing()) {
    act();
    return;
  }
  const stop = texts.subscribe(() => {
    if (isComposing()) return;
    stop();
    // Whoever tells of it has not done with it yet.
    queueMicrotask(act);
  });
}
