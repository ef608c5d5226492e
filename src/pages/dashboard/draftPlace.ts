import { recordAt } from '#crud/drafts/draftKey.ts';
import type { OwnDraft } from '#crud/drafts/useOwnDrafts.ts';
import type { Resource } from '#crud/Resource.ts';
import { copyPath, editPath, pathIn } from '#crud/routes.ts';

/** What a draft is of, and the address of its form; none where the form opens over whatever is there. */
export interface DraftPlace {
  readonly says: string;
  readonly to: string | undefined;
}

/** Where a draft is gone on with. N4 */
export function placeOf(resource: Resource, { scope, place }: Pick<OwnDraft, 'scope' | 'place'>): DraftPlace {
  const { label, kind, routes, calls, form, texts } = resource;
  const list = pathIn(routes.list, scope);
  if (kind === 'singleton') return { says: resource.title, to: list };
  const isDialog = form?.as === 'dialog';
  if (place === 'new') {
    const create = routes.create === undefined ? list : pathIn(routes.create, scope);
    return { says: texts.add ?? `添加${label}`, to: isDialog ? undefined : create };
  }
  const record = recordAt(place);
  if (record !== undefined) {
    // Over the desk only what can be read by its id alone.
    const edit = editPath(resource, scope, record) ?? list;
    return { says: `编辑${label}`, to: isDialog && calls.getOne ? undefined : edit };
  }
  const [, how, id] = /^(\w+):(.+)$/s.exec(String(place)) ?? [];
  const copy = how === 'from' && id ? copyPath(resource, scope, id) : undefined;
  return { says: how === 'from' ? `复制${label}` : `${label}的下一期`, to: copy ?? list };
}
