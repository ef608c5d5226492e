import { matchPath } from 'react-router';
import { declaredOf } from '#crud/declared/declaredOf.ts';
import { type Further, standingAt } from '#crud/declared/Further.ts';
import { headOf, type LateResource } from '#crud/declared/ResourceHead.ts';
import type { Resource } from '#crud/Resource.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { isResource, ownAddresses, type Section } from './sections.ts';

/** A product may have hundreds of declarations; so many are fetched before anyone asks for them. */
const AHEAD = 20;

/** A resource, at once or when its head is there; undefined where no resource stands. */
export type Opened = Resource | LateResource | undefined | Promise<LateResource | undefined>;

/** What has a screen at an address: it is known at once, or its head is still to come. */
export function openedAt(sections: readonly Section[], further: Further | undefined, pathname: string): Opened {
  const near = sections.find((section) => {
    if (!isResource(section)) return matchPath(section.path, pathname);
    const { screens, routes } = headOf(section);
    return screens.some((screen) => matchPath(routes[screen] ?? '', pathname));
  });
  if (near || ownAddresses.includes(pathname)) return near && isResource(near) ? near : undefined;
  return further
    ?.shelfAt(pathname)
    .load()
    .then((shelf) => standingAt(shelf, pathname));
}

/** Fetches the declaration of what is opened, beside everything else; a failure is told by the screen that needs it. */
export function fetchOpened(opened: Opened): void {
  const load = (resource: Resource | LateResource | undefined) => resource && declaredOf(resource).load();
  const coming = opened instanceof Promise ? opened.then(load) : load(opened);
  coming?.catch(() => undefined);
}

/** The first declarations that are open to this merchant, each to be fetched before it is asked for. */
export const declarationsAhead = (sections: readonly Section[], profile: Profile): readonly (() => unknown)[] =>
  sections
    .filter(isResource)
    .filter(({ access }) => canAccess(access, profile).can)
    .slice(0, AHEAD)
    .map((resource) => declaredOf(resource).load);
