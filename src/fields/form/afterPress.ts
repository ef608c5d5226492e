/**
 * Runs what may move the screen, at once or when the press that is under way is over: a control that moves away under a
 * pressed button gets no click.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) {
    run();
    return;
  }
  const over = new AbortController();
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(
      end,
      () => {
        over.abort();
        // The click comes after the pointer is up.
        requestAnimationFrame(run);
      },
      { signal: over.signal },
    );
  }
}
