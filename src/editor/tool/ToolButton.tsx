import { type MouseEvent, type ReactNode, useContext } from 'react';
import { MenuItem } from '../menu/MenuItem.tsx';
import { MoreContext } from './MoreContext.ts';

interface Props {
  readonly name: string;
  readonly icon: ReactNode;
  /** The icon is a word, and as wide as that. */
  readonly wide?: boolean;
  /** Whether it is on; undefined for what is done once. */
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** What is chosen now, e.g. `24px`. */
  readonly value?: string;
  /** How it is done by keyboard, e.g. `Ctrl+B`. */
  readonly keys?: string;
  /** What opens below it, and whether it is open. */
  readonly opens?: { readonly what: 'menu' | 'dialog'; readonly open: boolean };
  readonly onPress: () => void;
}

/** A press with the pointer leaves the caret, and what is selected, where they are. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

const titleOf = (name: string, more: string | undefined) => (more === undefined ? name : `${name}（${more}）`);

/** One button of the toolbar, or one item of its menu 更多. The toolbar decides which of them Tab stops at. */
export function ToolButton({ name, icon, wide = false, pressed, disabled, value, keys, opens, onPress }: Props) {
  const more = useContext(MoreContext);
  if (more) {
    const choose = () => {
      onPress();
      more.onChosen();
    };
    return <MenuItem name={name} icon={icon} keys={keys} disabled={disabled} checked={pressed} onChoose={choose} />;
  }
  return (
    <button
      type="button"
      className={wide ? 'tool wide' : 'tool'}
      data-tool={name}
      tabIndex={-1}
      aria-label={name}
      title={titleOf(name, keys ?? value)}
      aria-pressed={pressed}
      aria-haspopup={opens?.what}
      aria-expanded={opens?.open}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      disabled={disabled}
      onMouseDown={keepCaret}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
