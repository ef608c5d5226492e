/** The key code that browsers give to a key which an input method has taken. */
const TAKEN = 229;

/**
 * Whether a key belongs to an input method: Enter chooses a word, Esc gives one up.
 *
 * Safari ends a word before it tells of its Enter, and then says so by the key code alone.
 * https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isOfInputMethod = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === TAKEN;
