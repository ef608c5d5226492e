import { accessOf } from '#crud/access/useAccess.ts';
import { applyFieldAccess } from '#crud/list/applyFieldAccess.ts';
import { offlineColumns } from '#crud/offline/offlineList.ts';
import type { OfflineList } from '#crud/offline/offlineLists.ts';
import { pathIn } from '#crud/routes.ts';
import { canAccess } from '#providers/access/createAccessControl.ts';
import type { Profile } from '#providers/session/createProfile.ts';
import { resourcesOf, type Section } from '../sections.ts';

/** Whether a list that lies in this browser is one this merchant may still read there, column by column. */
export function isKeptOf(sections: readonly Section[], profile: Profile): (list: OfflineList) => boolean {
  const keeping = resourcesOf(sections).filter(({ access, list }) => list.offline && canAccess(access, profile).can);
  const columns = new Map(
    keeping.flatMap((resource) => {
      const kept = JSON.stringify(offlineColumns(applyFieldAccess(resource, accessOf(resource, profile))));
      const scopes = resource.scope === 'shop' ? profile.shops.map(({ id }) => id) : [undefined];
      return scopes.map((scope) => [pathIn(resource.routes.list, scope), kept] as const);
    }),
  );
  return ({ to, columns: held }) => columns.get(to.split('?', 1)[0] ?? '') === JSON.stringify(held);
}
