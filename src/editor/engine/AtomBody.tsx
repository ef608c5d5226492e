import type { EntityInstance } from 'draft-js';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { isOfInputMethod } from '#schemas/text/isOfInputMethod.ts';
import { useArticle } from '../Article.ts';
import { atoms } from '../atoms.ts';
import { type AtomPlace, caretAfter, removeAtom, replaceAtom } from '../document/editAtoms.ts';
import { findAtom } from '../document/sameAtom.ts';
import { standingOf, turnAtom } from '../document/turnAtom.ts';

interface Props {
  readonly entity: EntityInstance;
  readonly place: AtomPlace;
  readonly inline: boolean;
}

const CONTROLS = 'input, textarea, select, button, [contenteditable="true"], [role="dialog"]';

/** What happens in a control of an atom is no business of the article around it. */
function keepInside(event: SyntheticEvent): void {
  if (event.target instanceof Element && event.target.closest(CONTROLS) && isWithin(event)) event.stopPropagation();
}

const isWithin = ({ target, currentTarget }: SyntheticEvent): boolean =>
  target instanceof Element &&
  !target.closest(CONTROLS)?.contains(currentTarget instanceof Node ? currentTarget : null);

/** Saving is the page's business: what is being written in a field is taken first, as when it is left. E2 */
function keepKeyInside(event: KeyboardEvent): void {
  const { target, nativeEvent } = event;
  const saves = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
  if (!saves) keepInside(event);
  else if (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    !isOfInputMethod(nativeEvent)
  ) {
    target.blur();
    target.focus();
  }
}

const deaf = {
  onKeyDown: keepKeyInside,
  onKeyUp: keepInside,
  onBeforeInput: keepInside,
  onInput: keepInside,
  onPaste: keepInside,
  onCopy: keepInside,
  onCut: keepInside,
  onDrop: keepInside,
  onFocus: keepInside,
  onBlur: keepInside,
  onSelect: keepInside,
  onCompositionStart: keepInside,
  onCompositionEnd: keepInside,
} as const;

/** An atom in its place, with the means to change itself. */
export function AtomBody({ entity, place, inline }: Props) {
  const article = useArticle();
  const { name, value }: { readonly name: string; readonly value: unknown } = entity.getData();
  const atom = atoms.get(name);
  if (!atom) return null;
  const { Block } = atom;
  const content = () => article.getState().getCurrentContent();
  const find = () => {
    const found = findAtom(content(), entity, place);
    // It has turned into another kind: whoever drew this one knows nothing of its value.
    return found?.name === name ? found : undefined;
  };
  const Frame = inline ? 'span' : 'div';
  return (
    <Frame className={`atom atom-${name}`} contentEditable={false} suppressContentEditableWarning {...deaf}>
      <Block
        value={value}
        inline={inline}
        readOnly={false}
        onChange={(next) => {
          const now = find();
          if (now) article.setState(replaceAtom(article.getState(), now.place, name, next));
        }}
        current={() => find()?.value}
        alone={() => {
          const now = find();
          return now && standingOf(content(), now.place);
        }}
        turn={(into, standing) => {
          const now = find();
          if (now) article.setState(turnAtom(article.getState(), now.place, into, standing));
        }}
        remove={() => article.setState(removeAtom(article.getState(), place))}
        focusAfter={() => article.setState(caretAfter(article.getState(), place))}
      />
    </Frame>
  );
}
