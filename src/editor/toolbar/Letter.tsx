/** A sign in the place of a picture; drawn, not written, for the button has a name of its own. */
export const Letter = ({ children }: { readonly children: string }) => (
  <span aria-hidden="true" className="tool-letter" data-letter={children} />
);
