import { DownOutlined } from '@ant-design/icons';
import type { EditorState } from 'draft-js';
import { type CSSProperties, type ReactNode, useContext } from 'react';
import { Menu } from '../menu/Menu.tsx';
import { MoreContext } from '../tool/MoreContext.ts';
import type { Place, Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { type Command, useToolbar } from '../tool/ToolbarContext.ts';
import { Letter } from './Letter.tsx';

export interface MenuChoice {
  readonly name: string;
  readonly run: Command;
  readonly isOn: (state: EditorState) => boolean;
  /** As it will look. */
  readonly style?: CSSProperties;
}

interface What {
  /** Where there is no word to show. */
  readonly icon?: ReactNode;
  readonly choices: readonly MenuChoice[];
  readonly inCells?: boolean;
}

/** A tool that opens a menu of which one is chosen; within a menu its choices stand in a row. */
export function menuTool(name: string, { place, ...what }: What & { readonly place?: Place }): Tool {
  return { name, ...(place && { place }), control: <ToolMenu name={name} {...what} /> };
}

const Word = ({ children }: { readonly children: string }) => (
  <>
    <Letter>{children}</Letter>
    <DownOutlined />
  </>
);

function ToolMenu({ name, icon, choices, inCells }: What & { readonly name: string }) {
  const { text, opened, open, runAndReturn, frame } = useToolbar();
  const more = useContext(MoreContext);
  const isOpen = opened === name;
  const rests = frame.isSource || (text.kind === 'cell' && !inCells);
  const word = choices.find(({ isOn }) => isOn(text.state))?.name;
  const items = choices.map((choice) => {
    const isOn = choice.isOn(text.state);
    return (
      <button
        key={choice.name}
        type="button"
        role="menuitemradio"
        aria-checked={isOn}
        tabIndex={-1}
        disabled={rests}
        {...(choice.style && { style: choice.style })}
        {...(isOn && !more && { 'data-start': '' })}
        onClick={() => {
          open(undefined);
          runAndReturn(choice.run);
        }}
      >
        {choice.name}
      </button>
    );
  });
  if (more) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
      <div role="group" aria-label={name} className="menu-row">
        <span className="menu-icon" aria-hidden="true">
          {icon}
        </span>
        <span aria-hidden="true">{name}</span>
        {items}
      </div>
    );
  }
  return (
    <>
      <ToolButton
        name={name}
        wide={!icon}
        {...(word !== undefined && { value: word })}
        icon={icon ?? <Word>{word === undefined || word === '默认' ? name : word}</Word>}
        disabled={rests}
        opens={{ what: 'menu', open: isOpen }}
        onPress={() => open(isOpen ? undefined : name)}
      />
      {isOpen && (
        <Menu name={name} onClose={() => open(undefined)}>
          {items}
        </Menu>
      )}
    </>
  );
}
