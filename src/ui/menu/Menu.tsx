import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '#schemas/messages.ts';
import './menu.css';

/** One line of a menu. */
export interface MenuItem {
  readonly label: string;
  readonly danger?: true | undefined;
  /** Why it cannot be chosen. */
  readonly denied?: Message | undefined;
  run(): void;
}

interface Props {
  readonly label: string;
  readonly items: readonly MenuItem[];
  /** The button it belongs to: it stands below, and has the focus back when the menu goes. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const GAP_PX = 4;
const EDGE_PX = 8;

/** A menu under a button, as the keyboard knows menus: arrows go round, Esc and Tab leave, a press elsewhere closes it. */
export function Menu({ label, items, anchor, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    const { bottom, top, right } = anchor.getBoundingClientRect();
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = list.current ?? {};
    const below = bottom + GAP_PX;
    setPlace({
      top: below + height > innerHeight - EDGE_PX ? Math.max(EDGE_PX, top - GAP_PX - height) : below,
      left: Math.max(EDGE_PX, right - width),
    });
    linesOf(list.current)[0]?.focus();
  }, [anchor]);

  useEffect(() => {
    const { top } = anchor.getBoundingClientRect();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && (list.current?.contains(target) || anchor.contains(target))) return;
      onClose();
    };
    // What had been scrolled before it opened is told after: only a button that goes away takes its menu along.
    const follow = () => anchor.getBoundingClientRect().top !== top && onClose();
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('scroll', follow, true);
    addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('scroll', follow, true);
      removeEventListener('resize', leave);
    };
  }, [anchor, onClose]);

  const close = () => {
    anchor.focus();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    const lines = linesOf(list.current);
    const at = lines.findIndex((line) => line.contains(document.activeElement));
    const goes = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (goes !== undefined) lines.at(goes % lines.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className="menu-list"
      style={place}
      onKeyDown={handleKey}
    >
      {items.map(({ label, danger, denied, run }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={danger && 'danger'}
          aria-disabled={denied !== undefined || undefined}
          title={denied}
          onClick={() => {
            if (denied !== undefined) return;
            close();
            run();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

const linesOf = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];
