import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

/** Every key of the list; what they do is told where the help shows them. */
export const shortcuts = ['/', 'n', 'j', 'k', 'Enter', 'e', 'x', '?'] as const;

export type ShortcutKey = (typeof shortcuts)[number];

/** Where keys are letters, or belong to what is open. */
const TYPING =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const OPEN = 'dialog[open], [role="dialog"], [role="menu"]';
/** What Enter and space press by themselves. */
const PRESSED = 'button, a, input, summary, label';

type Press = Pick<
  KeyboardEvent,
  'key' | 'isComposing' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a key is nobody's: while somebody types, composes, holds a modifier or has a dialog open it is not. */
export const isFree = (press: Press, target: Element | null, page: ParentNode): boolean =>
  !(
    isOfInputMethod(press) ||
    press.defaultPrevented ||
    press.ctrlKey ||
    press.metaKey ||
    press.altKey ||
    target?.closest(TYPING) ||
    page.querySelector(OPEN)
  );

/** The shortcut that a free key means. */
export function shortcutOf(press: Press, target: Element | null, page: ParentNode): ShortcutKey | undefined {
  if (!isFree(press, target, page) || (press.key === 'Enter' && target?.closest(PRESSED))) return undefined;
  return shortcuts.find((key) => key === press.key);
}
