import { useSearchParams } from 'react-router';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
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
import { RecordTool } from '../tool/RecordTool.tsx';
import { useBack } from '../useBack.ts';
import { useRecordVerbs } from '../verbs/useRecordVerbs.tsx';
import { VerbButton } from '../verbs/VerbButton.tsx';

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

interface ShowButtonsProps {
  readonly resource: Resource;
  readonly scope: Scope;
  /** Nothing while it is on its way: only the way back is offered then. */
  readonly record: DataRecord | undefined;
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with the record that is being read; what this merchant may not do says why. R7 */
function ShowButtons({ record, ...props }: ShowButtonsProps) {
  const back = useBack(props.resource);
  return (
    <div className="buttons">
      <Button onClick={back}>返回</Button>
      {record && <OfRecord {...props} record={record} />}
    </div>
  );
}

function OfRecord(props: ShowButtonsProps & { readonly record: DataRecord }) {
  const { verbs, busy, dialogs } = useRecordVerbs(props);
  const verb = (name: string) => verbs.find((each) => each.name === name);
  return (
    <>
      <RecordTool resource={props.resource} id={props.record.id} />
      <VerbButton verb={verb('clone')} busy={busy} />
      <VerbButton verb={verb('edit')} busy={busy} look="filled" />
      {dialogs}
    </>
  );
}
