import type { EntityInstance } from 'draft-js';
import type { SyntheticEvent } from 'react';
import { useArticle } from '../Article.ts';
import { atoms } from '../atoms.ts';
import { type AtomPlace, caretAfter, removeAtom, replaceAtom } from '../document/editAtoms.ts';
import { findAtom } from '../document/sameAtom.ts';

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

const deaf = {
  onKeyDown: keepInside,
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
  const find = () => findAtom(article.getState().getCurrentContent(), entity, place);
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
        remove={() => article.setState(removeAtom(article.getState(), place))}
        focusAfter={() => article.setState(caretAfter(article.getState(), place))}
      />
    </Frame>
  );
}
