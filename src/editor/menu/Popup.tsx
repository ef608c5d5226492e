import { type DOMAttributes, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import './menu.css';

const GAP_PX = 4;
const EDGE_PX = 8;

/** What of the page can be seen: a phone's keyboard covers the rest. */
function seen(): { readonly top: number; readonly bottom: number } {
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return { top, bottom: top + height };
}

/** Below its button, or above it where there is more room; on the screen itself, for what is around it scrolls. */
function putBeside(popup: HTMLElement, button: Element): void {
  const { top, bottom, left } = button.getBoundingClientRect();
  const screen = seen();
  const below = screen.bottom - bottom - GAP_PX - EDGE_PX;
  const above = top - screen.top - GAP_PX - EDGE_PX;
  const fits = popup.scrollHeight <= below || below >= above;
  popup.style.maxHeight = `${fits ? below : above}px`;
  popup.style.left = `${Math.max(EDGE_PX, Math.min(left, innerWidth - popup.offsetWidth - EDGE_PX))}px`;
  popup.style.top = `${fits ? bottom + GAP_PX : Math.max(EDGE_PX, top - GAP_PX - popup.offsetHeight)}px`;
}

interface Props extends Pick<DOMAttributes<HTMLElement>, 'onKeyDown' | 'onMouseDown'> {
  readonly name: string;
  readonly role: 'menu' | 'dialog';
  readonly className?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const START = '[data-start], button:not(:disabled, [aria-disabled="true"]), input';

/** The button that opened it stands right before it. */
const buttonOf = (popup: Element | null): HTMLElement | undefined =>
  popup?.previousElementSibling instanceof HTMLElement ? popup.previousElementSibling : undefined;

/** Where the focus goes in what was opened. */
export const startOf = (popup: Element | null): HTMLElement | null | undefined =>
  popup?.querySelector<HTMLElement>('[data-start]') ?? popup?.querySelector<HTMLElement>(START);

/**
 * What opens beside a button, drawn right behind it.
 *
 * A press elsewhere closes it, and so does Esc. Opened by keyboard it takes the focus, and Esc leads back to the button;
 * opened by the pointer it leaves the caret where it is, so that one sees what is selected.
 */
export function Popup({ name, role, className = '', onClose, children, ...keys }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const button = buttonOf(popup.current);
    if (!popup.current || !button) return;
    // Above all that is drawn, whatever it stands in; older browsers draw it where it stands.
    popup.current.setAttribute('popover', 'manual');
    if ('showPopover' in popup.current) popup.current.showPopover();
    putBeside(popup.current, button);
    if (document.activeElement === button) startOf(popup.current)?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    function closeOutside({ target }: Event) {
      const isOutside = target instanceof Node && !popup.current?.contains(target);
      if (isOutside && !buttonOf(popup.current)?.contains(target)) close.current();
    }
    function closeByEsc(event: KeyboardEvent) {
      if (event.key !== 'Escape' || isOfInputMethod(event)) return;
      // A dialog around the form would take Esc for itself.
      event.stopPropagation();
      event.preventDefault();
      if (popup.current?.contains(document.activeElement)) buttonOf(popup.current)?.focus();
      close.current();
    }
    /** What is written may scroll the article, and its button with it. */
    function follow({ target }: Event) {
      const button = buttonOf(popup.current);
      const isInside = target instanceof Node && popup.current?.contains(target);
      if (popup.current && button && !isInside) putBeside(popup.current, button);
    }
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('keydown', closeByEsc, { signal, capture: true });
    document.addEventListener('scroll', follow, { signal, capture: true });
    window.addEventListener('resize', follow, { signal });
    window.visualViewport?.addEventListener('resize', follow, { signal });
    return () => gone.abort();
  }, []);

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name
    <div ref={popup} role={role} aria-label={name} tabIndex={-1} className={`popup ${className}`} {...keys}>
      {children}
    </div>
  );
}
