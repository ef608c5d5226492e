import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';

/** What a key does in a review. */
export type ReviewDeed = 'next' | 'previous' | 'online' | 'offline' | 'back';

const deeds: Readonly<Record<string, ReviewDeed>> = {
  j: 'next',
  k: 'previous',
  2: 'online',
  3: 'offline',
  u: 'back',
};

type Press = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** What a key press means; undefined while somebody composes, holds a modifier, or holds the key itself down. */
export function reviewDeedOf(press: Press): ReviewDeed | undefined {
  if (isOfInputMethod(press) || press.repeat) return undefined;
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  return Object.hasOwn(deeds, press.key.toLowerCase()) ? deeds[press.key.toLowerCase()] : undefined;
}
