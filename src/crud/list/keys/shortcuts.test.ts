// @vitest-environment happy-dom
import { afterEach, expect, it, test } from 'vitest';
import { shortcutOf, shortcuts } from './shortcuts.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  isComposing: false,
  keyCode: 0,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
});
const draw = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]');
};
afterEach(() => {
  document.body.innerHTML = '';
});

test.each(shortcuts)('%s is heard', (key) => {
  expect(shortcutOf(press(key), draw('<div data-here></div>'), document)).toBe(key);
});

it('no two of them are the same key', () => {
  expect(new Set(shortcuts).size).toBe(shortcuts.length);
});

test.each([
  ['in a text', '<input data-here>'],
  ['in a search', '<input type="search" data-here>'],
  ['in a long text', '<textarea data-here></textarea>'],
  ['in a select', '<select data-here></select>'],
  ['in rich text', '<div contenteditable="true"><p data-here></p></div>'],
  ['while a dialog is open', '<div data-here></div><dialog open></dialog>'],
  ['while a window of another library is open', '<div data-here></div><div role="dialog"></div>'],
  ['while a menu is open', '<div data-here></div><div role="menu"></div>'],
])('%s a key is a letter', (_, html) => {
  expect(shortcutOf(press('n'), draw(html), document)).toBeUndefined();
});

test.each([
  ['an input method is at work', { isComposing: true }],
  ['an input method has taken it', { keyCode: 229 }],
  ['Ctrl is held', { ctrlKey: true }],
  ['⌘ is held', { metaKey: true }],
  ['Alt is held', { altKey: true }],
  ['somebody else has heard it', { defaultPrevented: true }],
])('when %s it means nothing here', (_, more) => {
  expect(shortcutOf(press('n', more), draw('<div data-here></div>'), document)).toBeUndefined();
});

it('a tick box is no text, and Enter on a button is the button’s', () => {
  const box = draw('<input type="checkbox" data-here>');
  expect([shortcutOf(press('x'), box, document), shortcutOf(press('Enter'), box, document)]).toEqual(['x', undefined]);
  expect(shortcutOf(press('Enter'), draw('<button data-here></button>'), document)).toBeUndefined();
});
