import { createContext } from 'react';
import { matchPath } from 'react-router';
import type { Resource } from '../Resource.ts';
import type { Late } from './createLate.ts';
import type { LateResource, ResourceHead } from './ResourceHead.ts';

/** What the menu says of a resource. */
export type MenuHead = Pick<ResourceHead, 'menu' | 'scope' | 'access' | 'routes'>;

/** Resources that lie together, because their words fall on one shelf. */
export type Shelf = readonly LateResource[];

/**
 * The resources beyond those the application brings along: with hundreds of them even their heads are too much for the
 * first file. They lie on shelves, and the shelf is found by the word that is asked for. 030
 */
export interface Further {
  /** The shelf for what stands at an address. */
  shelfAt(pathname: string): Late<Shelf>;
  /** The head of a name; undefined where nothing is called so. */
  named(name: string): Promise<LateResource | undefined>;
  /** The declaration of a name. */
  declared(name: string): Late<Resource | undefined>;
  /** What the menu says of all of them, in their order. */
  readonly menu: Late<readonly MenuHead[]>;
  /** Every head: as many calls as there are shelves. */
  all(): Promise<Shelf>;
}

/** Of a shelf, what has a screen at an address. */
export const standingAt = (heads: Shelf, pathname: string): LateResource | undefined =>
  heads.find(({ screens, routes }) => screens.some((screen) => matchPath(routes[screen] ?? '', pathname)));

/** Undefined in a product that brings all its resources along. */
export const FurtherContext = createContext<Further | undefined>(undefined);
