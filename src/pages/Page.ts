import type { ComponentType } from 'react';
import type { FindSource } from '#crud/find/FindSource.ts';
import type { Resource } from '#crud/Resource.ts';
import type { Access } from '#providers/access/createAccessControl.ts';
import type { ProfileShop } from '#providers/session/createProfile.ts';

/** A screen that no declaration describes. */
export interface Page {
  readonly path: string;
  readonly title: string;
  readonly scope: 'shop' | 'global';
  /** The menu group it stands in; left out, no menu leads here. R6 */
  readonly menu?: string;
  /** Which shops have it. */
  readonly shops?: (shop: ProfileShop) => boolean;
  readonly access?: Access;
  /** What it draws lists of; they have no address but this page's. */
  readonly resources?: readonly Resource[];
  /** What 找 leads to here that is no record of a list; of pages of a shop. */
  readonly find?: () => Promise<FindSource>;
  readonly Screen: ComponentType<{ readonly title: string }>;
}
