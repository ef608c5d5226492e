import { lazy, type ReactNode, useEffect, useState } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Menu } from '#ui/menu/Menu.tsx';
import { useTitle } from '#ui/useTitle.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { Crumbs } from '../crumbs/Crumbs.tsx';
import { useShop } from '../data/useScope.ts';
import { formParts } from '../form/loadForms.ts';
import type { Resource } from '../Resource.ts';
import { titleFor } from '../routes.ts';
import { ListContext, useListContext } from '../useListContext.ts';
import { deniedOf, verbsFor } from '../verbs/rowVerbs.ts';
import { Chips } from './filter/Chips.tsx';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { ListHead } from './ListHead.tsx';
import {
  listParts,
  loadBulkBar,
  loadFilterPanel,
  loadFreshness,
  loadLateColumns,
  loadListDialogs,
} from './loadParts.ts';
import { runWhenIdle } from './runWhenIdle.ts';
import { useList } from './useList.ts';

const FilterPanel = lazy(loadFilterPanel);
const BulkBar = lazy(loadBulkBar);
const LateColumns = lazy(loadLateColumns);
const Freshness = lazy(loadFreshness);
const NewsLine = lazy(async () => ({ default: (await import('../news/NewsLine.tsx')).NewsLine }));
const Ordering = lazy(async () => ({ default: (await import('../order/Ordering.tsx')).Ordering }));
const ListDialogs = lazy(loadListDialogs);

interface Props {
  /** As whoever is signed in may see it. */
  readonly resource: Resource;
  readonly scope: Scope;
  readonly access: ResourceAccess;
  /** Inside of a page that has a title and a way back of its own. */
  readonly inside?: true | undefined;
  readonly buttons?: ReactNode;
}

/** One list of one shop, with all that can be done to it. */
export function ListScreen({ resource, scope, access, inside, buttons }: Props) {
  const shop = useShop();
  const title = inside ? resource.title : titleFor(resource.title, shop?.name);
  const list = useList(resource, scope, access);
  const { rows, selection, choosing, dialogs } = list;
  const { loading } = rows;
  const { form } = resource;

  const [settled, setSettled] = useState(false);
  const { clock } = useProviders();
  useTitle(title, !inside);
  useEffect(() => {
    if (loading) return undefined;
    const tools = form?.sections.flatMap(({ tool }) => tool ?? []) ?? [];
    return runWhenIdle([() => setSettled(true), ...(form ? formParts : []), ...tools, ...listParts], clock);
  }, [form, loading, clock]);

  // Once something was ticked the bar stays, to tell what came of it.
  const [ticked, setTicked] = useState(false);
  if (!ticked && selection && selection.chosen.size > 0) setTicked(true);

  return (
    <ListContext.Provider value={list}>
      <section className="list-page">
        {!inside && <Crumbs resource={resource} />}
        <ListHead title={title} inside={inside} buttons={buttons} />
        <ListBar />
        {choosing && (
          <LatePart>
            <FilterPanel />
          </LatePart>
        )}
        <Chips />
        {settled && (
          <LatePart>
            {resource.list.news && <NewsLine />}
            <Freshness />
          </LatePart>
        )}
        {settled && resource.list.late && (
          <LatePart>
            <LateColumns />
          </LatePart>
        )}
        <ListBody />
        {settled && resource.order && (
          <LatePart>
            <Ordering />
          </LatePart>
        )}
        {ticked && selection && (
          <LatePart>
            <BulkBar selection={selection} />
          </LatePart>
        )}
        <RowMenu />
        {dialogs.opened && (
          <LatePart>
            <ListDialogs opened={dialogs.opened} />
          </LatePart>
        )}
      </section>
    </ListContext.Provider>
  );
}

/** Steps up and down that are still on their way: a press that opened nothing would be pressed again. */
const coming = { label: '正在加载…', denied: '正在加载…', run() {} };

/** What stands behind a row's ⋯: one menu for the whole table. */
function RowMenu() {
  const { menu, verbs, actions, rows, closeMenu } = useListContext();
  const { clock } = useProviders();
  if (!menu) return null;
  const { record, anchor } = menu;
  const own = verbsFor(verbs, record, clock.now()).more.map((verb) => ({
    label: verb.label(record),
    danger: verb.danger,
    denied: deniedOf(verb, record),
    run: () => actions.onAction(verb.name, record),
  }));
  const isComing = verbs.moves === true && !rows.ordering;
  const steps = isComing ? [coming] : (rows.ordering?.itemsFor(record) ?? []);
  // Begun anew with the steps, which have the focus then and another height.
  return <Menu key={String(isComing)} label="更多" items={[...steps, ...own]} anchor={anchor} onClose={closeMenu} />;
}
