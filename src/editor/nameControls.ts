/**
 * Gives the editor's area and its buttons the names a screen reader reads; the library shows them as tooltips only.
 *
 * Buttons that come later (a menu that opens) are named as they come. Gives back how to stop.
 */
export function nameControls(frame: Element, label: string): () => void {
  const name = () => {
    frame.querySelector('[contenteditable]')?.setAttribute('aria-label', label);
    for (const button of frame.querySelectorAll('button[data-title]:not([aria-label])')) {
      // One that shows a word is called by that word.
      if (!button.textContent?.trim()) button.setAttribute('aria-label', button.getAttribute('data-title') ?? '');
    }
  };
  name();
  const observer = new MutationObserver(name);
  observer.observe(frame.querySelector('.bf-controlbar') ?? frame, { childList: true, subtree: true });
  return () => observer.disconnect();
}
