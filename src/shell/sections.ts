import type { Resource } from '#crud/Resource.ts';
import { pathIn } from '#crud/routes.ts';
import type { Page } from '#pages/Page.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import { nameOfShop, type Profile, type ProfileShop } from '#providers/session/createProfile.ts';

/** What the product is made of, in the order of its menu: declared resources and bespoke pages. */
export type Section = Resource | Page;

export const isResource = (section: Section): section is Resource => 'routes' in section;

/** Every resource of the product: those that stand for themselves, and those drawn inside a page. */
export const resourcesOf = (sections: readonly Section[]): readonly Resource[] =>
  sections.flatMap((section) => (isResource(section) ? [section] : [...(section.resources ?? [])]));

/** A line of the menu. */
export interface MenuLink {
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** A heading with a line for each shop, or a single line of its own. R6 */
export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** The menu of whoever is signed in: groups of shops first, then what belongs to no shop. R6, R7 */
export function menuOf(sections: readonly Section[], profile: Profile): readonly MenuGroup[] {
  return sections
    .filter((section) => section.menu !== undefined && canAccess(section.access, profile).can)
    .map((section) => ({ label: section.menu ?? '', links: linksOf(section, profile.shops) }))
    .filter(({ links }) => links.length > 0);
}

function linksOf(section: Section, shops: readonly ProfileShop[]): readonly MenuLink[] {
  const route = 'routes' in section ? section.routes.list : section.path;
  if (section.scope === 'global') return [{ key: route, label: section.menu ?? '', to: route }];
  const has = ('shops' in section && section.shops) || (() => true);
  return shops
    .filter(has)
    .map((shop) => ({ key: String(shop.id), label: nameOfShop(shop), to: pathIn(route, shop.id) }));
}
