import { type ReactNode, useState } from 'react';
import { Menu } from '../../menu/Menu.tsx';

interface Props {
  readonly name: string;
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the table's bar and the menu it opens. */
export function BarMenu({ name, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        data-bar
        tabIndex={-1}
        aria-haspopup="menu"
        aria-expanded={open}
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
        <Menu name={name} onClose={close}>
          {children(close)}
        </Menu>
      )}
    </>
  );
}
