import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { Popup, startOf } from './Popup.tsx';
import { walk } from './walk.ts';

interface Props {
  /** What its button is called. */
  readonly name: string;
  readonly className?: string;
  readonly onClose: () => void;
  /** Buttons of the role `menuitem`, or one of its kind; one that cannot be chosen now is disabled. */
  readonly children: ReactNode;
}

const ITEMS = '[role^="menuitem"]:not(:disabled, [aria-disabled="true"])';

/**
 * The menu of a button that stands right before it, in every bar of the editor: arrows, Home, End and letters lead
 * through it, Tab leaves it. Opened by the pointer it leaves the caret in the text; an arrow leads into it.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/menubar/
 */
export function Menu({ name, className = '', onClose, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function lead(event: globalThis.KeyboardEvent) {
      if (isOfInputMethod(event) || frame.current?.contains(document.activeElement)) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      event.stopPropagation();
      startOf(frame.current)?.focus();
    }
    document.addEventListener('keydown', lead, true);
    return () => document.removeEventListener('keydown', lead, true);
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab') return walk(event, ITEMS);
    // From its button on, to what stands behind it.
    const button = event.currentTarget.previousElementSibling;
    if (button instanceof HTMLElement) button.focus();
    onClose();
  }
  return (
    <Popup
      name={name}
      role="menu"
      className={`menu ${className}`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
    >
      <div ref={frame} role="none" className="menu-items">
        {children}
      </div>
    </Popup>
  );
}
