import { EditorState } from 'draft-js';
import { flushSync } from 'react-dom';
import { beginIn } from './beginIn.ts';
import { holdCaret, showSign } from './caretOnPage.ts';
import { type Began, composedIn } from './composed.ts';
import { watchMutations } from './watchMutations.ts';

/** A text with the means to change it. */
export interface Text {
  getState(): EditorState;
  setState(next: EditorState): void;
}

/** What an input method writes into a text, from its first letter to its last. */
export interface Composition {
  isRunning(): boolean;
  /** It writes where the caret stands in `host`; nothing is written yet. */
  begin(host: Element): void;
  /** What the browser says is composed so far. */
  update(data: string): void;
  /** The browser has written that. */
  written(): void;
  /** The page becomes what was drawn, and the text what was written: one step of undo. */
  end(): void;
  /** A state of the text with what is composed so far. */
  composed(state: EditorState): EditorState;
}

interface Running extends Began {
  readonly takeBack: () => void;
  readonly hideSign: () => void;
}

/**
 * Holds the compositions of one text. draft-js hears nothing of them: it takes the node that it drew next to what was
 * written for its place, which before a link is the text before it. While one runs nothing is drawn. E16
 */
export function createComposition({ getState, setState }: Text): Composition {
  let running: Running | undefined;
  let composed = '';

  return {
    isRunning: () => running !== undefined,
    begin(host) {
      const [began, state] = beginIn(host, getState());
      if (state !== getState()) flushSync(() => setState(state));
      running = { ...began, takeBack: watchMutations(host), hideSign: showSign(host) };
      composed = '';
      setState(EditorState.set(getState(), { inCompositionMode: true, forceSelection: false }));
    },
    update(data) {
      composed = data;
    },
    written() {
      if (running) holdCaret(running, composed);
    },
    end() {
      if (!running) return;
      const { takeBack, hideSign, ...began } = running;
      running = undefined;
      let next = getState();
      try {
        next = oneStep(began, next, composedIn(began, next, composed));
      } finally {
        hideSign();
        takeBack();
        // What was typed before is drawn by React, too: else it would leave the caret where taking back has put it.
        const drawn = EditorState.set(next, { inCompositionMode: false, nativelyRenderedContent: null });
        const write = () => setState(drawn);
        // Drawn at once: whatever comes next, a click, a blur, another word, finds the text it was meant for.
        if (began.host.isConnected) flushSync(write);
        else write();
      }
    },
    composed: (state) => (running ? composedIn(running, state, composed) : state),
  };
}

/** What was selected went first, as a step; with the word that took its place it is one. */
function oneStep({ as }: Began, before: EditorState, after: EditorState): EditorState {
  const isWritten = after.getCurrentContent() !== before.getCurrentContent();
  return as && isWritten ? EditorState.set(after, { undoStack: after.getUndoStack().shift() }) : after;
}
