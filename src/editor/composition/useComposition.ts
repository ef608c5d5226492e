import type { EditorState } from 'draft-js';
import { type RefObject, type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { createComposition, type Text } from './createComposition.ts';
import { listen } from './listen.ts';

/** A text whose words may be composed. */
interface Composing {
  /** For the frame the text stands in. */
  readonly frame: { onSelectCapture(event: SyntheticEvent): void };
  /** What the engine says has changed; nothing while a word is composed. */
  readonly onChange: (next: EditorState) => void;
  /** The state with what is composed so far. */
  readonly composed: (state: EditorState) => EditorState;
}

/** Puts what input methods write in its place, in the text that stands in a frame. */
export function useComposition(frame: RefObject<Element>, { getState, setState }: Text): Composing {
  const [composition] = useState(() => createComposition({ getState, setState }));
  useEffect(
    () => (frame.current ? listen(frame.current, composition, { getState, setState }) : undefined),
    [frame, composition, getState, setState],
  );
  return useMemo(
    () => ({
      // Where the caret stands on the page is no place in the text before that is written.
      frame: { onSelectCapture: (event) => composition.isRunning() && event.stopPropagation() },
      onChange: (next) => composition.isRunning() || setState(next),
      composed: composition.composed,
    }),
    [composition, setState],
  );
}
