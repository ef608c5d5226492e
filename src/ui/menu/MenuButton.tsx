import { type ReactNode, useState } from 'react';
import { Menu, type MenuItem } from './Menu.tsx';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly items: readonly MenuItem[];
  readonly children: ReactNode;
}

/** A button with a menu under it. */
export function MenuButton({ label, className, items, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {children}
      </button>
      {anchor && <Menu label={label} items={items} anchor={anchor} onClose={close} />}
    </>
  );
}
