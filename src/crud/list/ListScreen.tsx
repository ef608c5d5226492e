import { lazy, type ReactNode, useEffect, useState } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { Scope } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { useTitle } from '#ui/useTitle.ts';
import type { ResourceAccess } from '../access/useAccess.ts';
import { Crumbs } from '../crumbs/Crumbs.tsx';
import { useShop } from '../data/useScope.ts';
import { formParts } from '../form/loadForms.ts';
import { loadNewsLine } from '../news/loadNews.ts';
import { loadOrdering } from '../order/loadOrder.ts';
import type { Resource } from '../Resource.ts';
import { titleFor } from '../routes.ts';
import { deniedOf, verbsFor } from '../verbs/rowVerbs.ts';
import { Chips } from './filter/Chips.tsx';
import { ListBar } from './ListBar.tsx';
import { ListBody } from './ListBody.tsx';
import { ListCount } from './ListCount.tsx';
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
import { type List, useList } from './useList.ts';

const FilterPanel = lazy(loadFilterPanel);
const BulkBar = lazy(loadBulkBar);
const LateColumns = lazy(loadLateColumns);
const Freshness = lazy(loadFreshness);
const NewsLine = lazy(loadNewsLine);
const Ordering = lazy(loadOrdering);
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
  const { form, texts, label } = resource;
  const shop = useShop();
  const title = inside ? resource.title : titleFor(resource.title, shop?.name);
  const list = useList(resource, scope, access);
  const { state, change, rows, selection, dialogs, actions, add } = list;
  const { setOpened } = dialogs;

  const { loading } = rows;
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

  const addButton = add && (
    <Button look="filled" disabled={!add.can} title={add.reason} onClick={() => add.run()}>
      {texts.add ?? `添加${label}`}
    </Button>
  );

  return (
    <section className="list-page">
      {!inside && <Crumbs resource={resource} />}
      <ListHead
        resource={resource}
        scope={scope}
        title={title}
        addButton={addButton}
        inside={inside}
        buttons={buttons}
        records={rows.records}
        canImport={add?.can === true}
        open={setOpened}
      />
      <ListBar
        resource={resource}
        scope={scope}
        rows={rows}
        state={state}
        change={change}
        searchBox={list.searchBox}
        onSearch={rows.prepare}
        choosing={list.choosing}
        onChoosing={list.setChoosing}
        onViews={() => setOpened({ what: 'views' })}
      >
        <ListCount resource={resource} rows={rows} state={state} />
      </ListBar>
      {list.choosing && (
        <LatePart>
          <FilterPanel
            resource={resource}
            asked={state.filters}
            names={rows.names}
            onChange={(filters) => change({ filters })}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            onClose={() => list.setChoosing(false)}
          />
        </LatePart>
      )}
      <Chips
        resource={resource}
        asked={state.filters}
        nameOf={rows.names.nameOf}
        onChange={(filters) => change({ filters })}
        onClear={list.clear}
      />
      {settled && (
        <LatePart>
          {resource.list.news && <NewsLine resource={resource} scope={scope} list={list} />}
          <Freshness resource={resource} scope={scope} list={list} />
        </LatePart>
      )}
      {settled && resource.list.late && (
        <LatePart>
          <LateColumns resource={resource} scope={scope} list={list} />
        </LatePart>
      )}
      <ListBody resource={resource} list={list} addButton={addButton} />
      {settled && resource.order && (
        <LatePart>
          <Ordering resource={resource} scope={scope} access={access} list={list} />
        </LatePart>
      )}
      {ticked && selection && (
        <LatePart>
          <BulkBar
            resource={resource}
            access={access}
            selection={selection}
            write={actions.write}
            hold={actions.hold}
            open={setOpened}
          />
        </LatePart>
      )}
      <RowMenu list={list} />
      {dialogs.opened && (
        <LatePart>
          <ListDialogs
            resource={resource}
            scope={scope}
            state={state}
            opened={dialogs.opened}
            rows={rows}
            chosen={selection?.records ?? []}
            settings={list.settings}
            onColumns={list.keepColumns}
            onApply={change}
            onClose={dialogs.close}
          />
        </LatePart>
      )}
    </section>
  );
}

/** What stands behind a row's ⋯: one menu for the whole table. */
function RowMenu({ list: { menu, verbs, actions, rows, closeMenu } }: { readonly list: List }) {
  const { clock } = useProviders();
  if (!menu) return null;
  const { record, anchor } = menu;
  const own = verbsFor(verbs, record, clock.now()).more.map((verb) => ({
    label: verb.label(record),
    danger: verb.danger,
    denied: deniedOf(verb, record),
    run: () => actions.onAction(verb.name, record),
  }));
  const items = [...(rows.ordering?.itemsFor(record) ?? []), ...own];
  return <Menu label="更多" items={items} anchor={anchor} onClose={closeMenu} />;
}
