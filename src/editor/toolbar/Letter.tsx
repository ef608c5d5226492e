/** A sign in the place of a picture. */
export const Letter = ({ children }: { readonly children: string }) => (
  <span aria-hidden="true" className="tool-letter">
    {children}
  </span>
);
