import { EditorState, Modifier } from 'draft-js';
import { flushSync } from 'react-dom';
import { type Began, composedIn } from './composed.ts';
import { elementOf, placeOf, pointIn } from './domText.ts';
import { isSame, selectedRange } from './rangeOf.ts';
import { linkAt } from './replaceText.ts';
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

/** A picture's own sign is drawn without a size: what is composed in it would not be seen. The function hides it again. */
function showSign(host: Element): () => void {
  const caret = host.ownerDocument.getSelection()?.anchorNode?.parentElement;
  const sign = caret?.closest('.inline-atom-char');
  sign?.classList.add('composed');
  return () => sign?.classList.remove('composed');
}

/**
 * Keeps the caret of the page behind what is composed. Chromium counts the letters of the page up to it, and those of a
 * picture's buttons along with them: it may put it into the picture, where nothing can be written, and the word is lost.
 */
function holdCaret({ host, block, range }: Began, composed: string): void {
  const selection = host.ownerDocument.getSelection();
  if (!selection || isInText(host, selection.focusNode)) return;
  const element = elementOf(host, block.getKey());
  const point = element && pointIn(element, range.getStartOffset() + composed.length);
  if (point) selection.collapse(...point);
}

const isInText = (host: Element, node: Node | null): boolean =>
  placeOf(host, node, 0) !== undefined &&
  (node instanceof Element ? node : node?.parentElement)?.closest('[contenteditable]') === host;

/**
 * A composition that begins now, and the state it begins in: where the page says, for the engine may not have heard of
 * the caret yet.
 *
 * What was selected goes first: a browser that takes out a picture or joins two lines by itself loses hold of what it
 * has composed, and leaves its first letter behind.
 */
function beginIn(host: Element, state: EditorState): readonly [Began, EditorState] {
  const content = state.getCurrentContent();
  const range = selectedRange(host, content) ?? state.getSelection();
  const isSeveral = range.getStartKey() !== range.getEndKey();
  // A phone that takes up the word at the caret has selected it only on the page.
  const isChosen = !range.isCollapsed() && (isSeveral || isSame(range, state.getSelection()));
  if (!isChosen) return [{ host, range, block: content.getBlockForKey(range.getStartKey()) }, state];

  const at = EditorState.acceptSelection(state, range);
  const as = { style: at.getCurrentInlineStyle(), link: linkAt(content, range) };
  const rest = EditorState.push(at, Modifier.removeRange(content, range, 'backward'), 'remove-range');
  const caret = rest.getSelection();
  const block = rest.getCurrentContent().getBlockForKey(caret.getStartKey());
  return [{ host, range: caret, block, as }, EditorState.forceSelection(rest, caret)];
}
