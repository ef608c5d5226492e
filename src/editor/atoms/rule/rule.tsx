import type { Atom } from '../../Atom.ts';
import { printForm, readForm } from '../../document/attributes.ts';
import type { Form } from '../../document/Piece.ts';
import { toReactStyle } from '../../engine/toReactStyle.ts';

/** A line across the article. */
export const rule: Atom<Form> = {
  name: 'rule',
  read: (element) => (element.localName === 'hr' ? readForm(element) : undefined),
  print: (form) => `<hr${printForm(form)}>`,
  Block: ({ value }) => <hr style={toReactStyle(value.style ?? {})} />,
};
