import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

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

/** A button and the menu below it; a press elsewhere, Esc and Tab close it. */
export function BarMenu({ name, children }: Props) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    frame.current?.querySelector('[role="menu"]')?.scrollIntoView({ block: 'nearest' });
    frame.current?.querySelector<HTMLElement>(ITEMS)?.focus();
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
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
        <div id={id} role="menu" aria-label={name} tabIndex={-1} className="table-menu-items" onKeyDown={onKeyDown}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
