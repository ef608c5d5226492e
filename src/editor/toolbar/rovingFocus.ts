/** Where the next one stands, among so many; undefined for any other key. At the ends it goes round. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Which of these has the focus; -1 for none. */
export const focusedOf = (elements: readonly (Element | null)[]): number => elements.indexOf(document.activeElement);

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
