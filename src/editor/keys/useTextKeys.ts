import { type DraftHandleValue, type EditorProps, type EditorState, getDefaultKeyBinding, RichUtils } from 'draft-js';
import { useMemo, useRef } from 'react';
import { deleteAtEdge } from './boxEdges.ts';
import { lineStart, unstartLine } from './lineStart.ts';
import { lineAfter, pressReturn } from './pressReturn.ts';
import { pressTab } from './tab.ts';
import { removeWholeSign } from './wholeSign.ts';

/** What draft-js is given to ask about keys. */
export type TextKeys = Required<
  Pick<EditorProps, 'handleReturn' | 'handleBeforeInput' | 'handleKeyCommand' | 'keyBindingFn'>
>;

/** A key press as draft-js hands it over. */
export type KeyPress = Parameters<NonNullable<EditorProps['keyBindingFn']>>[0];

interface Options {
  readonly setState: (next: EditorState) => void;
  /** A tool's own keys: the state that comes of them, undefined for those that are none of its. */
  readonly press?: ((event: KeyPress, state: EditorState) => EditorState | undefined) | undefined;
  readonly getState: () => EditorState;
  /** Signs at the start of a line make a heading or a list of it; a cell has neither. */
  readonly startsLines?: boolean;
}

/** What keys do in an article's text, and in that of a cell. After Esc a tab leaves the text, as it does elsewhere. E10 */
export function useTextKeys({ getState, setState, press, startsLines = false }: Options): TextKeys {
  const leaving = useRef(false);
  return useMemo(
    () => ({
      keyBindingFn(event) {
        const isLeaving = leaving.current;
        leaving.current = event.key === 'Escape' || (isLeaving && isModifier(event));
        if (event.key === 'Tab' && isLeaving) return null;
        const next = event.key === 'Tab' ? pressTab(getState(), event) : press?.(event, getState());
        if (!next) return getDefaultKeyBinding(event);
        event.preventDefault();
        setState(next);
        return null;
      },
      handleKeyCommand(command, state) {
        const atEdge = command === 'backspace' || command === 'delete' ? deleteAtEdge(state, command) : undefined;
        const taken = startsLines && command === 'backspace' ? unstartLine(state) : undefined;
        const next = taken ?? atEdge ?? removeWholeSign(state, command) ?? RichUtils.handleKeyCommand(state, command);
        if (next) setState(next);
        return handledIf(next !== null);
      },
      handleReturn(event, state) {
        const next = pressReturn(state, event.shiftKey);
        if (next) setState(next);
        return handledIf(next !== undefined);
      },
      handleBeforeInput(chars, state) {
        const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey());
        const started = startsLines ? lineStart(state, chars) : undefined;
        const next = block.getType() === 'atomic' ? lineAfter(state, block, chars) : started;
        if (next) setState(next);
        return handledIf(next !== undefined);
      },
    }),
    [getState, setState, press, startsLines],
  );
}

const isModifier = ({ key }: KeyPress): boolean => key === 'Shift' || key === 'Control' || key === 'Meta';

const handledIf = (handled: boolean): DraftHandleValue => (handled ? 'handled' : 'not-handled');
