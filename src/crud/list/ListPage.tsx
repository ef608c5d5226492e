import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DataRecord } from '#providers/data/calls.ts';
import { useRecords } from '../data/useRecords.ts';
import { useScope, useShop } from '../data/useScope.ts';
import { Empty, Failed, ListSkeleton } from '../faces/Faces.tsx';
import { loadFormDialog, loadForms } from '../form/loadForms.ts';
import { fieldOf, type Resource } from '../Resource.ts';
import { pathIn, titleFor } from '../routes.ts';
import { loadShowDialog } from '../show/loadShow.ts';
import { useTitle } from '../useTitle.ts';
import { filtersOf } from './listTabs.ts';
import { Pager } from './Pager.tsx';
import { RecordTable } from './RecordTable.tsx';
import { Tabs } from './Tabs.tsx';
import { useListState } from './useListState.ts';
import { useRowActions } from './useRowActions.ts';
import { whenIdle } from './whenIdle.ts';
import './list.css';

const FormDialog = lazy(loadFormDialog);
const ShowDialog = lazy(loadShowDialog);

/** What the small form is open for: a record, a new one, or nothing. */
type Open = DataRecord | 'new' | null;

/** The list of a resource, drawn from its declaration. G1, G2, C1 */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const { list, calls, form, show, texts, routes } = resource;
  const scope = useScope();
  const shop = useShop();
  const navigate = useNavigate();
  const state = useListState(resource);
  useTitle(titleFor(resource.title, shop?.name));
  const [open, setOpen] = useState<Open>(null);
  const [shown, setShown] = useState<DataRecord | null>(null);
  const filters = filtersOf(resource, state.tab);
  const { records, total, exact, loading, failed, refetch } = useRecords(resource, {
    scope,
    page: state.page,
    filters,
  });
  const { busy, onAction } = useRowActions(resource, scope, { form: setOpen, show: setShown });

  useEffect(() => (form && !loading ? whenIdle(loadForms) : undefined), [form, loading]);

  const go = (route: string) => void navigate(pathIn(route, scope));
  const add = () => (routes.create === undefined ? setOpen('new') : go(routes.create));
  const addButton = form && calls.create && (
    <button type="button" className="button filled" onClick={add}>
      {texts.add ?? `添加${resource.label}`}
    </button>
  );

  return (
    <section className="list-page">
      <header className="page-head">
        <h1>{titleFor(resource.title, shop?.name)}</h1>
        <div className="buttons">
          {list.links?.map(({ label, to }) => (
            <button key={to} type="button" className="button" onClick={() => go(to)}>
              {label}
            </button>
          ))}
          {addButton}
        </div>
      </header>
      <div className="list-bar">
        {list.tabs !== undefined && (
          <Tabs
            label={fieldOf(resource, list.tabs).label}
            options={state.tabs}
            value={state.tab?.value}
            onChange={state.setTab}
          />
        )}
        {!loading && !failed && (
          <Pager page={state.page} size={list.pageSize} total={total} exact={exact} onPage={state.setPage} />
        )}
      </div>
      {loading && <ListSkeleton />}
      {failed && <Failed onRetry={() => void refetch()} />}
      {!loading && !failed && records.length === 0 && <Empty text={list.empty}>{addButton}</Empty>}
      {records.length > 0 && <RecordTable {...{ resource, records, busy, onAction }} />}
      {shown && show && (
        <Suspense>
          <ShowDialog resource={resource} fields={show.fields} record={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {open && form && (
        <Suspense>
          <FormDialog
            resource={resource}
            form={form}
            scope={scope}
            record={open === 'new' ? undefined : open}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
