import { accessOf } from '#crud/access/useAccess.ts';
import type { Findable, Opens } from '#crud/find/Findable.ts';
import { ACTIONS } from '#crud/find/findableRecord.ts';
import type { Resource } from '#crud/Resource.ts';
import { pathIn } from '#crud/routes.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Profile, ProfileShop } from '#providers/session/createProfile.ts';
import { nameOfShop } from '#providers/session/createProfile.ts';
import { fold } from '#schemas/text/fold.ts';
import { isResource, type Section } from '../sections.ts';

/** Every page that whoever is signed in may open, and what can be done on each, shop by shop. R6, R7 */
export function findablePages(sections: readonly Section[], profile: Profile): readonly Findable[] {
  const open = sections.filter((section) => isPlace(section) && canAccess(section.access, profile).can);
  const inShops = profile.shops.flatMap((shop) =>
    open
      .filter((section) => section.scope === 'shop' && hasSection(section, shop))
      .flatMap((section) => placesIn(section, profile, shop)),
  );
  const others = open.filter(({ scope }) => scope === 'global').flatMap((section) => placesIn(section, profile));
  return [home, ...inShops, ...others];
}

const home: Findable = {
  key: '/dashboard',
  group: ACTIONS,
  title: '首页',
  facts: [],
  about: [],
  scope: undefined,
  to: '/dashboard',
};

/** A page of one record is found by the record. */
const isPlace = (section: Section): boolean => isResource(section) || !/:(?!sid)/.test(section.path);

/** Whether a shop has a section at all, e.g. a robot. */
export const hasSection = (section: Section, shop: ProfileShop): boolean =>
  isResource(section) || section.shops?.(shop) !== false;

function placesIn(section: Section, profile: Profile, shop?: ProfileShop): readonly Findable[] {
  const at = (title: string, route: string, words: readonly string[] = [], opens?: Opens): Findable => ({
    key: `${pathIn(route, shop?.id)} ${title}`,
    group: ACTIONS,
    title,
    facts: words.map((text) => ({ label: '', text: '', words: [fold(text)] })),
    about: shop ? [nameOfShop(shop)] : [],
    scope: shop?.id,
    to: pathIn(route, shop?.id),
    ...(opens && { opens }),
  });
  if (!isResource(section)) return [at(section.title, section.path)];
  const { title, label, routes, list, texts } = section;
  return [
    at(title, routes.list, [label]),
    ...(mayAdd(section, profile)
      ? [at(texts.add ?? `添加${label}`, routes.create ?? routes.list, [], routes.create ? undefined : { add: true })]
      : []),
    ...(section.kind === 'singleton'
      ? []
      : list.tools.map((tool) => at(tool.label, routes.list, [title], { tool: tool.label }))),
  ];
}

const mayAdd = (resource: Resource, profile: Profile): boolean =>
  resource.kind !== 'singleton' &&
  resource.form !== undefined &&
  resource.calls.create !== undefined &&
  accessOf(resource, profile).may('create').can;
