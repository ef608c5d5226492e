import type { Role } from './OtherBrowser.ts';

/** The boxes that take files; the last is of what was opened last. */
export const fileBox = 'input[type="file"]';

/** Runs in the page: the first thing of a role that is seen under a name, in the uppermost dialog before all others. */
export function findNamed(role: Role, name: string): Element | null {
  const selectors: Record<Role, string> = {
    button: 'button, [role="button"], summary',
    textbox: 'input:not([type="file"], [type="checkbox"], [type="radio"]), textarea, [role="textbox"]',
    link: 'a[href]',
    menuitem: '[role="menuitem"]',
    radio: 'input[type="radio"], [role="radio"]',
    row: '[role="row"], tr',
    status: '[role="status"], [role="alert"]',
  };
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const isSeen = (element: Element) => element.getClientRects().length > 0 && !element.closest('[inert]');
  const isCalled = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const said = element.getAttribute('aria-label') ?? (labels.length > 0 ? words(labels[0]?.textContent) : undefined);
    return role === 'row' || role === 'status'
      ? words(element.textContent).includes(name)
      : words(said ?? element.textContent) === name;
  };
  // The browser's own lie above those that are drawn.
  const dialogs = ['[role="dialog"]', 'dialog[open]'].flatMap((kind) => [...document.querySelectorAll(kind)]);
  for (const place of [...dialogs.filter(isSeen).reverse(), document]) {
    const found = [...place.querySelectorAll(selectors[role])].find((each) => isSeen(each) && isCalled(each));
    if (found) return found;
  }
  return null;
}

/** Runs in the page: whether anything moves that will come to rest. A press would miss it. */
export const isMoving = (): boolean =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
