import { matchPath } from 'react-router';
import { declaredOf } from '#crud/declared/declaredOf.ts';
import { headOf } from '#crud/declared/ResourceHead.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { isResource, type Section } from './sections.ts';

/** A product may have hundreds of declarations; so many are fetched before anyone asks for them. */
const AHEAD = 20;

/** Fetches the declaration an address needs, beside everything else; a failure is told by the screen that needs it. */
export function fetchOpened(sections: readonly Section[], pathname: string): void {
  const opened = sections.filter(isResource).find((resource) => {
    const { screens, routes } = headOf(resource);
    return screens.some((screen) => matchPath(routes[screen] ?? '', pathname));
  });
  if (opened)
    declaredOf(opened)
      .load()
      .catch(() => undefined);
}

/** The first declarations that are open to this merchant, each to be fetched before it is asked for. */
export const declarationsAhead = (sections: readonly Section[], profile: Profile): readonly (() => unknown)[] =>
  sections
    .filter(isResource)
    .filter(({ access }) => canAccess(access, profile).can)
    .slice(0, AHEAD)
    .map((resource) => declaredOf(resource).load);
