import type { FieldPath } from '#fields/input/ItemProps.ts';

/** What a form asks of the page it is drawn on. */
export interface FormView {
  /** Brings a field into sight and the keyboard into it. */
  goTo(path: FieldPath): void;
  /** From top to bottom, as they are seen. */
  inOrder<Placed extends { readonly path: FieldPath }>(these: readonly Placed[]): readonly Placed[];
  /** Called once what has changed is on the screen. */
  whenDrawn(look: () => void): void;
}

/** The fields of forms as they stand on this page. */
export const formView: FormView = {
  goTo,
  inOrder: (these) => [...these].sort(bySight),
  whenDrawn: (look) => void requestAnimationFrame(look),
};

/** antd's own name for the control at a place. */
const idAt = (path: FieldPath): string => path.join('_');
const itemAt = (path: FieldPath): Element | null | undefined =>
  (document.getElementById(idAt(path)) ?? document.getElementById(`${idAt(path)}_help`))?.closest('.form-item');

function bySight(one: { readonly path: FieldPath }, other: { readonly path: FieldPath }): number {
  const [here, there] = [itemAt(one.path), itemAt(other.path)];
  if (!here || !there) return 0;
  return here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const FOCUSABLE = 'input:checked, input, textarea, select, button, [contenteditable=true], [tabindex="0"]';

function goTo(path: FieldPath): void {
  const item = itemAt(path);
  for (let fold = item?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  item?.scrollIntoView({ block: 'center' });
  const named = document.getElementById(idAt(path));
  const control = named?.matches(FOCUSABLE) ? named : item?.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus({ preventScroll: true });
}
