import { createContext } from 'react';
import type { Opened } from '../verbs/useDialogs.ts';

/** What stands open on a page, by where. */
export interface StoodOpen {
  readonly dialogs: Map<string, Opened>;
  /** Places of drafts whose form is there. */
  readonly forms: Set<string>;
}

/** What a product that is drawn anew goes on with, so that who declares sees a change where they are looking. */
export interface Anew {
  readonly now: StoodOpen;
  /** What was open before, until it is again. */
  before: StoodOpen;
}

/** Undefined in what is built: there a declaration never changes under an open page. */
export const AnewContext = createContext<Anew | undefined>(undefined);
