import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import type { Composition, Text } from './createComposition.ts';
import { rangeOfDom } from './rangeOf.ts';
import { unannounced } from './unannounced.ts';

/** What a browser tells of while a word is composed, and the engine would take for typing. */
const HIDDEN = ['compositionupdate', 'beforeinput', 'textInput', 'input', 'keydown', 'keypress', 'keyup'];
/** What ends a composition where the browser has not done so by itself. */
const ENDING = ['focusout', 'paste', 'cut', 'drop'];

/** Hears what a browser is about to do to the text in a frame before the engine does; the function stops that. E16 */
export function listen(frame: Element, composition: Composition, text: Text): () => void {
  const hostOf = ({ target }: Event): Element | undefined => {
    // The outermost comes first. What is written in a control of an atom, or in a cell, is no text of this one.
    const host = frame.querySelector('.public-DraftEditor-content');
    return host !== null && target === host ? host : undefined;
  };
  const stop = new AbortController();
  const on = (type: string, hear: (event: Event, host: Element) => void) =>
    frame.addEventListener(
      type,
      (event) => {
        const host = hostOf(event);
        if (host) hear(event, host);
      },
      { capture: true, signal: stop.signal },
    );

  const begin = (host: Element) => {
    if (!composition.isRunning()) composition.begin(host);
  };
  on('compositionstart', (event, host) => {
    event.stopPropagation();
    begin(host);
  });
  on('keydown', (event) => {
    if (event instanceof KeyboardEvent && !isOfInputMethod(event)) composition.end();
  });
  on('beforeinput', (event, host) => {
    if (!(event instanceof InputEvent)) return;
    // Some go on without a word after something has cut them off.
    if (event.inputType === 'insertCompositionText') begin(host);
    else if (!event.isComposing) composition.end();
    if (!composition.isRunning()) act(event, host);
  });
  on('compositionupdate', (event) => {
    if (event instanceof CompositionEvent) composition.update(event.data);
  });
  on('input', () => composition.written());
  for (const type of HIDDEN) on(type, (event) => composition.isRunning() && event.stopPropagation());
  on('compositionend', (event) => {
    event.stopPropagation();
    if (event instanceof CompositionEvent) composition.update(event.data);
    composition.end();
  });
  for (const type of ENDING) on(type, () => composition.end());
  frame.addEventListener('pointerdown', () => composition.end(), { capture: true, signal: stop.signal });

  function act(event: InputEvent, host: Element): void {
    const state = text.getState();
    const [target] = event.getTargetRanges();
    const next = unannounced(state, {
      type: event.inputType,
      range: target && rangeOfDom(host, state.getCurrentContent(), target),
      text: event.dataTransfer?.getData('text/plain') ?? event.data,
    });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    text.setState(next);
  }
  return () => stop.abort();
}
