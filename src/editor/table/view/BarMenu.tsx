import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  readonly name: string;
  readonly children: (close: () => void) => ReactNode;
}

const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/** The arrows, Home and End lead through what a menu holds. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const at = items.findIndex((item) => item.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to >= items.length ? 0 : to)?.focus();
}

const GAP_PX = 4;
const EDGE_PX = 8;

/** Below its button, or above it where there is more room; on the screen itself, for the article around it scrolls. */
function putBeside(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left } = button.getBoundingClientRect();
  const below = innerHeight - bottom - GAP_PX - EDGE_PX;
  const above = top - GAP_PX - EDGE_PX;
  const fits = menu.scrollHeight <= below || below >= above;
  menu.style.maxHeight = `${fits ? below : above}px`;
  menu.style.left = `${Math.max(EDGE_PX, Math.min(left, innerWidth - menu.offsetWidth - EDGE_PX))}px`;
  menu.style.top = `${fits ? bottom + GAP_PX : Math.max(EDGE_PX, top - GAP_PX - menu.offsetHeight)}px`;
}

/** A button and the menu beside it; a press elsewhere, scrolling, Esc and Tab close it. */
export function BarMenu({ name, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (!open || !menu.current || !button.current) return;
    // Above all that is drawn, whatever it stands in; older browsers draw it where it stands.
    menu.current.setAttribute('popover', 'manual');
    if ('showPopover' in menu.current) menu.current.showPopover();
    putBeside(menu.current, button.current);
  }, [open]);
  useEffect(() => {
    if (!open) return;
    menu.current?.querySelector<HTMLElement>(ITEMS)?.focus({ preventScroll: true });
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('scroll', closeOutside, true);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('scroll', closeOutside, true);
    };
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Tab') setOpen(false);
    else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else walk(event);
  }
  return (
    <div ref={frame} className="table-menu">
      <button
        ref={button}
        type="button"
        data-bar
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {name}
      </button>
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={name}
          tabIndex={-1}
          className="table-menu-items"
          onKeyDown={onKeyDown}
        >
          {children(close)}
        </div>
      )}
    </div>
  );
}
