import { useSearchParams } from 'react-router';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { Crumbs } from '../crumbs/Crumbs.tsx';
import { useScope, useShop } from '../data/useScope.ts';
import { useScopedRecord } from '../data/useScopedRecord.ts';
import { idIn } from '../idIn.ts';
import { oneOf, type Resource, type ShowDeclaration } from '../Resource.ts';
import { titleFor } from '../routes.ts';
import { Missing } from '../show/Refusals.tsx';
import { ShowFields } from '../show/ShowFields.tsx';
import { ShowButtons } from './ShowButtons.tsx';

interface Props {
  readonly resource: Resource;
  readonly show: ShowDeclaration;
}

/** One record at an address of its own, read in full; another shop's is not shown here. R8 */
export function ShowPage({ resource, show }: Props) {
  const [search] = useSearchParams();
  const scope = useScope();
  const shop = useShop();
  const id = idIn(resource, search.get('id'));
  const { record, loading, failed, missing, refetch } = useScopedRecord(resource, scope, id);
  const here = `查看${resource.label}`;
  const title = titleFor(here, shop?.name);
  useTitle(title);

  return (
    <section className="show-page">
      <Crumbs resource={resource} here={here} />
      <header className="page-head">
        <h1>{title}</h1>
        <ShowButtons resource={resource} scope={scope} record={record} onChanged={refetch} />
      </header>
      {(id === undefined || missing) && <Missing resource={resource} />}
      {loading && <ListSkeleton />}
      {failed && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />}
      {record && !failed && (
        <AntdTheme>
          <ShowFields resource={resource} scope={scope} fields={show.fields} record={record} />
        </AntdTheme>
      )}
    </section>
  );
}
