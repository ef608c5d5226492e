import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

/** What a key does in a review. */
export type ReviewCommand = 'next' | 'previous' | 'online' | 'offline' | 'back';

const commands: Readonly<Record<string, ReviewCommand>> = {
  j: 'next',
  k: 'previous',
  2: 'online',
  3: 'offline',
  u: 'back',
};

type Press = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What a key press means; undefined while somebody composes, holds a modifier, or holds the key itself down. */
export function reviewCommandOf(press: Press): ReviewCommand | undefined {
  if (isOfInputMethod(press) || press.repeat) return undefined;
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return Object.hasOwn(commands, press.key.toLowerCase()) ? commands[press.key.toLowerCase()] : undefined;
}
