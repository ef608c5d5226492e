import type { KeyboardEvent } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { focusedOf, placeAfter } from './placeAfter.ts';

const arrows: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** Where a key leads from the item at a place, -1 for none: an arrow, Home, End, or the letter a name begins with. */
export function itemAfter(key: string, at: number, names: readonly string[]): number | undefined {
  const next = placeAfter(arrows[key] ?? key, at, names.length);
  if (next !== undefined || [...key].length !== 1 || key === ' ') return next;
  const order = names.map((_, index) => (at + 1 + index) % names.length);
  return order.find((index) => names[index]?.toLowerCase().startsWith(key.toLowerCase()));
}

const nameOf = (item: HTMLElement): string => item.getAttribute('aria-label') ?? item.textContent ?? '';

/** The arrows walk through what can be pressed. */
export function walk(event: KeyboardEvent<HTMLElement>, selector = 'button:not(:disabled)'): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isOfInputMethod(event.nativeEvent)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const next = itemAfter(event.key, focusedOf(items), items.map(nameOf));
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  items[next]?.focus();
}
