/** An element and all that it stands in, from the inside out. */
export function chainOf(element: HTMLElement | null): readonly HTMLElement[] {
  return element ? [element, ...chainOf(element.parentElement)] : [];
}

/** Whether nothing around an element has been scrolled. */
export const isAtTop = (element: HTMLElement | null): boolean =>
  chainOf(element).every(({ scrollTop }) => scrollTop <= 0);
