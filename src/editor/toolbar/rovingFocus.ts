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
