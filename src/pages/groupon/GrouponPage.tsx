import { useParams } from 'react-router';
import { Crumbs } from '#crud/crumbs/Crumbs.tsx';
import { useScope, useShop } from '#crud/data/useScope.ts';
import { useScopedRecord } from '#crud/data/useScopedRecord.ts';
import { useResource } from '#crud/declared/useResource.ts';
import { oneOf, type Resource } from '#crud/Resource.ts';
import { titleFor } from '#crud/routes.ts';
import { Missing } from '#crud/show/Refusals.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { GrouponDay } from './GrouponDay.tsx';
import { asGroupon } from './model/GrouponRecord.ts';
import './groupon.css';

/** One group-buy of this shop at an address of its own; another shop's is not shown here. B8, R8 */
export function GrouponPage({ title }: { readonly title: string }) {
  const resource = useResource('groupons');
  return resource ? <Loaded resource={resource} title={title} /> : <ListSkeleton />;
}

function Loaded({ resource, title }: { readonly resource: Resource; readonly title: string }) {
  const { gid = '' } = useParams();
  const scope = useScope();
  const shop = useShop();
  const id = /^[1-9]\d{0,14}$/.test(gid) ? Number(gid) : undefined;
  const { record, loading, failed, missing, refetch } = useScopedRecord(resource, scope, id);
  const heading = (record && asGroupon(record).name) || title;
  useTitle(titleFor(heading, shop?.name));

  return (
    <section className="group-day">
      <Crumbs resource={resource} here={heading} />
      {record && !failed ? (
        <GrouponDay
          key={record.id}
          heading={heading}
          resource={resource}
          scope={scope}
          record={record}
          onRefresh={refetch}
        />
      ) : (
        <>
          <header className="page-head">
            <h1>{titleFor(heading, shop?.name)}</h1>
          </header>
          {(id === undefined || missing) && <Missing resource={resource} />}
          {loading && !missing && <ListSkeleton />}
          {failed && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />}
        </>
      )}
    </section>
  );
}
