import type { ReactNode } from 'react';

interface Props {
  readonly name: string;
  readonly icon: ReactNode;
  /** How it is done by keyboard, e.g. `Ctrl+B`. */
  readonly keys?: string | undefined;
  /** Whether it is on; undefined for what is done once. */
  readonly checked?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChoose: () => void;
}

/** An item of a menu: its icon, its name, and by what keys it is done. */
export const MenuItem = ({ name, icon, keys, checked, disabled, onChoose }: Props) => (
  <button
    type="button"
    {...(checked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': checked })}
    aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
    tabIndex={-1}
    disabled={disabled}
    onClick={onChoose}
  >
    <span className="menu-icon" aria-hidden="true">
      {icon}
    </span>
    <span>{name}</span>
    {keys !== undefined && (
      <span className="menu-keys" aria-hidden="true">
        {keys}
      </span>
    )}
  </button>
);
