import type { FocusEvent, KeyboardEvent } from 'react';
import { focusedOf, placeAfter } from '../menu/placeAfter.ts';

/** The tools of a toolbar that can be pressed, in the order they stand in. */
export const toolsIn = (bar: Element): readonly HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-tool]:not(:disabled)'),
];

/** Lets one tool of all be reached by Tab: the one that had the focus last, or the first. */
export function keepOneStop(bar: Element): void {
  const tools = toolsIn(bar);
  const stop = tools.find((tool) => tool.tabIndex === 0) ?? tools[0];
  for (const tool of bar.querySelectorAll<HTMLElement>('[data-tool]')) tool.tabIndex = tool === stop ? 0 : -1;
}

/** Moves the focus, and with it the one stop of Tab. */
export function focusTool(bar: Element, tool: HTMLElement | undefined): void {
  if (!tool) return;
  for (const other of bar.querySelectorAll<HTMLElement>('[data-tool]')) other.tabIndex = -1;
  tool.tabIndex = 0;
  tool.focus();
}

/** The keys of a bar: the arrows lead from tool to tool, down opens what one has below it, Esc leads out. */
export function rove(event: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const tools = toolsIn(event.currentTarget);
  const at = focusedOf(tools);
  if (at < 0) return;
  const next = placeAfter(event.key, at, tools.length);
  if (next !== undefined) focusTool(event.currentTarget, tools[next]);
  else if (event.key === 'Escape') leave();
  else if (event.key === 'ArrowDown' && tools[at]?.hasAttribute('aria-haspopup')) tools[at].click();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whichever tool the focus comes to by itself is the stop from then on. */
export function takeStop({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target.matches('[data-tool]') && target.tabIndex < 0) focusTool(currentTarget, target);
}
