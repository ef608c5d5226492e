import { DownOutlined } from '@ant-design/icons';
import type { EditorState } from 'draft-js';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { Letter } from './Letter.tsx';
import { Panel } from './Panel.tsx';
import { focusedOf, placeAfter } from './rovingFocus.ts';
import type { Tool } from './Tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { type Command, useToolbar } from './ToolbarContext.ts';

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
  readonly first?: boolean;
}

/** A tool that opens a menu of which one is chosen. */
export function menuTool(name: string, { first = false, ...what }: What): Tool {
  return { name, first, control: <ToolMenu name={name} {...what} /> };
}

const arrows: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

/** The arrows walk through the choices. */
export function walk(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = focusedOf(choices);
  const next = placeAfter(arrows[event.key] ?? event.key, at, choices.length);
  if (next === undefined) return;
  event.preventDefault();
  choices[next]?.focus();
}

const Word = ({ children }: { readonly children: string }) => (
  <>
    <Letter>{children}</Letter>
    <DownOutlined />
  </>
);

function ToolMenu({ name, icon, choices, inCells }: Omit<What, 'first'> & { readonly name: string }) {
  const { text, opened, open, runAndReturn, frame } = useToolbar();
  const isOpen = opened === name;
  const word = choices.find(({ isOn }) => isOn(text.state))?.name;
  return (
    <>
      <ToolButton
        name={name}
        wide={!icon}
        {...(word !== undefined && { value: word })}
        icon={icon ?? <Word>{word === undefined || word === '默认' ? name : word}</Word>}
        disabled={frame.isSource || (text.kind === 'cell' && !inCells)}
        opens={{ what: 'menu', open: isOpen }}
        onPress={() => open(isOpen ? undefined : name)}
      />
      {isOpen && (
        <Panel name={name} role="menu">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu around it */}
          <div className="tool-choices" onKeyDown={walk}>
            {choices.map((choice) => {
              const isOn = choice.isOn(text.state);
              return (
                <button
                  key={choice.name}
                  type="button"
                  role="menuitemradio"
                  aria-checked={isOn}
                  className="tool-choice"
                  {...(choice.style && { style: choice.style })}
                  {...(isOn && { 'data-start': '' })}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    open(undefined);
                    runAndReturn(choice.run);
                  }}
                >
                  {choice.name}
                </button>
              );
            })}
          </div>
        </Panel>
      )}
    </>
  );
}
