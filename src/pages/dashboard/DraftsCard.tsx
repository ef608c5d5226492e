import { lazy, useContext, useState } from 'react';
import { Link } from 'react-router';
import { ShopContext } from '#crud/data/useScope.ts';
import { ResourcesContext } from '#crud/declared/ResourcesContext.ts';
import { agoText } from '#crud/drafts/agoText.ts';
import { recordAt } from '#crud/drafts/draftKey.ts';
import { type OwnDraft, useOwnDrafts } from '#crud/drafts/useOwnDrafts.ts';
import { wordsOf } from '#crud/drafts/wordsOf.ts';
import { loadFormDialog } from '#crud/form/loadForms.ts';
import type { Resource } from '#crud/Resource.ts';
import { copyPath, editPath, pathIn } from '#crud/routes.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import { nameOfShop, type ProfileShop } from '#providers/session/createProfile.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';

const FormDialog = lazy(loadFormDialog);

/** A draft whose form is still there, for whoever is signed in. */
interface Unfinished {
  readonly draft: OwnDraft;
  readonly resource: Resource;
  /** Undefined for what belongs to no shop. */
  readonly shop: ProfileShop | undefined;
}

/** What was typed in this browser and not saved, the newest in sight, with a way to go on; nothing while there is none. N4 */
export function DraftsCard({ shops }: { readonly shops: readonly ProfileShop[] }) {
  const resources = useContext(ResourcesContext);
  const drafts = useOwnDrafts();
  const [opened, setOpened] = useState<Unfinished>();
  const [newest, ...others] = drafts.flatMap((draft): readonly Unfinished[] => {
    const resource = resources.find(({ name }) => name === draft.resource);
    const shop = shops.find(({ id }) => id === draft.scope);
    return resource && (shop || draft.scope === undefined) ? [{ draft, resource, shop }] : [];
  });
  return (
    <>
      {newest && (
        <section className="desk-card" aria-label="没写完的内容">
          <ul className="desk-rows">
            <DraftRow unfinished={newest} onOpen={setOpened} />
          </ul>
          {others.length > 0 && (
            <details>
              <summary>{`还有 ${others.length} 份没写完`}</summary>
              <ul className="desk-rows">
                {others.map((each) => (
                  <DraftRow key={each.draft.key} unfinished={each} onOpen={setOpened} />
                ))}
              </ul>
            </details>
          )}
        </section>
      )}
      {/* Outside: the draft is dropped once it is saved, and the form is to close by itself. */}
      {opened && (
        <LatePart>
          <Reopened {...opened} onClose={() => setOpened(undefined)} />
        </LatePart>
      )}
    </>
  );
}

interface RowProps {
  readonly unfinished: Unfinished;
  readonly onOpen: (unfinished: Unfinished) => void;
}

function DraftRow({ unfinished, onOpen }: RowProps) {
  const { clock } = useProviders();
  const { draft, resource, shop } = unfinished;
  const { says, to } = placeOf(resource, draft);
  const ago = agoText(clock.now() - draft.draft.at);
  return (
    <li>
      <div className="desk-fact">
        <p>
          <strong>{`没写完：${says}${wordsOf(draft.draft)}`}</strong>
        </p>
        <p className="soft">{shop ? `${nameOfShop(shop)} · ${ago}` : ago}</p>
      </div>
      {to === undefined ? (
        <Button onClick={() => onOpen(unfinished)}>接着写</Button>
      ) : (
        <Link className="button" to={to} state={{ resume: draft.key }}>
          接着写
        </Link>
      )}
    </li>
  );
}

/** The form that was left, over the desk, as it was left. */
function Reopened({ resource, draft: { key, scope, place }, onClose }: Unfinished & { readonly onClose: () => void }) {
  const { form } = resource;
  if (!form) return null;
  const id = recordAt(place);
  const record = id === undefined ? undefined : { id };
  return (
    <ShopContext.Provider value={scope}>
      <FormDialog resource={resource} form={form} scope={scope} record={record} resume={key} onClose={onClose} />
    </ShopContext.Provider>
  );
}

/** What a draft is of, and the address of its form; none where the form opens over whatever is there. */
interface DraftPlace {
  readonly says: string;
  readonly to: string | undefined;
}

/** Where a draft is gone on with. N4 */
function placeOf(resource: Resource, { scope, place }: Pick<OwnDraft, 'scope' | 'place'>): DraftPlace {
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
