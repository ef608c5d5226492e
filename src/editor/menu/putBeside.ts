const GAP_PX = 4;
const EDGE_PX = 8;

/** What of the page can be seen: a phone's keyboard covers the rest. */
function seen(): { readonly top: number; readonly bottom: number } {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return { top, bottom: top + height };
}

/** Below its button, or above it where there is more room; on the screen itself, for what is around it scrolls. */
export function putBeside(popup: HTMLElement, button: Element): void {
  const { top, bottom, left } = button.getBoundingClientRect();
  const screen = seen();
  const below = screen.bottom - bottom - GAP_PX - EDGE_PX;
  const above = top - screen.top - GAP_PX - EDGE_PX;
  const fits = popup.scrollHeight <= below || below >= above;
  popup.style.maxHeight = `${fits ? below : above}px`;
  popup.style.left = `${Math.max(EDGE_PX, Math.min(left, innerWidth - popup.offsetWidth - EDGE_PX))}px`;
  popup.style.top = `${fits ? bottom + GAP_PX : Math.max(EDGE_PX, top - GAP_PX - popup.offsetHeight)}px`;
}
