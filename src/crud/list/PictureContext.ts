import { createContext } from 'react';

/** What a list has to do with the picture that the page is. Decisions 027, 032 */
export interface PagePicture {
  /**
   * Whether the page is still being made where nobody sees it: then nothing that is drawn keeps anybody waiting, and rows
   * need not come in slices. Looked at, not listened to: that it is shown changes nothing in it.
   */
  readonly behind: { readonly current: boolean };
  /** Leaves the page as it is drawn now for the next time it is opened. */
  keep(): void;
}

export const PictureContext = createContext<PagePicture>({ behind: { current: false }, keep: () => {} });
