import { useLocation, useParams, useSearchParams } from 'react-router';
import type { RecordId } from '#providers/data/calls.ts';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { useAccess } from '../access/useAccess.ts';
import { useScope } from '../data/useScope.ts';
import { useScopedRecord } from '../data/useScopedRecord.ts';
import { idIn } from '../idIn.ts';
import { type FormDeclaration, oneOf, type Resource } from '../Resource.ts';
import { Denied, Missing } from '../show/Refusals.tsx';
import { FormScreen } from './FormScreen.tsx';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
}

/** Adding one: an empty form, or with `?from=` a copy. G4, B7 */
export function CreatePage({ resource, form }: Props) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const { can, reason } = useAccess(resource).may('create');
  if (!can) return <Denied reason={reason} />;
  const from = search.get('from');
  if (from === null || form.clone === false)
    return <FormScreen resource={resource} form={form} start={{ verb: 'create', fill: state?.fill }} />;
  return <RecordScreen resource={resource} form={form} verb="copy" id={idIn(resource, from)} />;
}

/** Editing one: the record of the address, once it is known to be this shop's. G8, R8 */
export function EditPage({ resource, form }: Props) {
  const [search] = useSearchParams();
  const params = useParams();
  const { editParam = 'id' } = resource.routes;
  const { can, reason } = useAccess(resource).may('update');
  if (!can) return <Denied reason={reason} />;
  const id = idIn(resource, params[editParam] ?? search.get(editParam));
  return <RecordScreen resource={resource} form={form} verb="update" id={id} />;
}

/** The one record of this scope, edited where it stands. S1 */
export function SingletonPage({ resource, form }: Props) {
  const scope = useScope();
  const { can, reason } = useAccess(resource).may('update');
  if (!can) return <Denied reason={reason} />;
  return <RecordScreen resource={resource} form={form} verb="update" id={scope ?? 0} />;
}

interface RecordProps extends Props {
  readonly verb: 'update' | 'copy';
  readonly id: RecordId | undefined;
}

function RecordScreen({ resource, form, verb, id }: RecordProps) {
  const { record, loading, failed, missing, refetch } = useScopedRecord(resource, useScope(), id);
  if (id === undefined || missing) return <Missing resource={resource} />;
  if (loading) return <ListSkeleton />;
  if (failed || !record) return <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />;
  return (
    <FormScreen key={`${verb}.${id}`} resource={resource} form={form} refetch={refetch} start={{ verb, of: record }} />
  );
}
