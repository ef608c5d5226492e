import type { EditorState } from 'draft-js';
import type { ReactNode } from 'react';
import type { Place, Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { type Command, useToolbar } from '../tool/ToolbarContext.ts';

interface What {
  readonly icon: ReactNode;
  readonly run: Command;
  readonly isOn?: (state: EditorState) => boolean;
  readonly isOff?: (state: EditorState) => boolean;
  /** It means something in a table's cell, too. */
  readonly inCells?: boolean;
  readonly keys?: string;
}

/** A tool that takes one step. */
export function commandTool(name: string, { place, ...what }: What & { readonly place?: Place }): Tool {
  return { name, ...(place && { place }), control: <CommandButton name={name} {...what} /> };
}

function CommandButton({ name, icon, run, isOn, isOff, inCells, keys }: What & { readonly name: string }) {
  const toolbar = useToolbar();
  const { state, kind } = toolbar.text;
  return (
    <ToolButton
      name={name}
      icon={icon}
      {...(isOn && { pressed: isOn(state) })}
      disabled={toolbar.frame.isSource || (kind === 'cell' && !inCells) || isOff?.(state) === true}
      {...(keys && { keys })}
      onPress={() => toolbar.run(run)}
    />
  );
}
