import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isScreen, type Resource } from '#crud/Resource.ts';
import type { RecordToolProps } from '#crud/tool/RecordTool.tsx';
import { appletId } from '#providers/data/appletId.ts';
import { useProviders } from '#providers/useProviders.ts';
import { enrolledSms } from '#schemas/endpoints/groupons.ts';
import { journalList } from '#schemas/endpoints/journal.ts';
import { enrolledSmsAgain } from '#schemas/endpoints/smsAgain.ts';
import { limits } from '#schemas/limits.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { callTitle } from './callTitle.ts';
import { momentText } from './momentText.ts';
import { nameOfField } from './nameOfField.ts';

/** What is done to a record beside its resource, on pages of their own. */
const beside: Readonly<Record<string, readonly string[]>> = { groupons: [enrolledSms.path, enrolledSmsAgain.path] };

/** The paths of all calls that change records of a resource. */
function callsOf({ name, calls, removals, order, actions }: Resource): readonly string[] {
  const { create, update, deleteOne } = calls;
  const own = Object.values(actions).map((action) => (isScreen(action) ? undefined : action.call));
  const all = [create, update, deleteOne, order, ...Object.values(removals), ...own];
  return [...new Set([...all.flatMap((call) => call?.row.path ?? []), ...(beside[name] ?? [])])];
}

interface Props extends RecordToolProps {
  readonly onClose: () => void;
}

const STEP = 50;
/** As much as a page may hold. */
const MOST = limits.goodsPageSize;

/** What was written to one record: when, by whom, which fields; the latest first. K10 */
export function HistoryDialog({ resource, id, onClose }: Props) {
  const { call } = useProviders();
  const [size, setSize] = useState(STEP);
  const { data, isError, refetch } = useQuery({
    queryKey: ['history', resource.name, id, size],
    queryFn: ({ signal }) =>
      call(
        journalList,
        {
          ...{ page: 1, size, calls: callsOf(resource) },
          ...(resource.kind === 'singleton' ? { shop_id: appletId(id) } : { record_id: appletId(id) }),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const entries = data?.entries ?? [];
  const more = (data?.total_count ?? 0) > entries.length && size < MOST;
  return (
    <Dialog title="改动记录" width={560} onClose={onClose}>
      {isError && <Failed text="改动记录没有加载出来" onRetry={() => void refetch()} />}
      {!data && !isError && <ListSkeleton />}
      {data && entries.length === 0 && <p className="soft">还没有改动</p>}
      <ol className="changes">
        {entries.map(({ id: line, at = 0, who = '', call: path = '', fields = [] }) => (
          <li key={line}>
            <time dateTime={new Date(at * 1000).toISOString()}>{momentText(at)}</time>
            <span>
              {who} {callTitle(path)}
            </span>
            {fields.length > 0 && <span className="soft">{labelsOf(resource, fields)}</span>}
          </li>
        ))}
      </ol>
      {more && <Button onClick={() => setSize(size + STEP)}>更早的改动</Button>}
    </Dialog>
  );
}

const labelsOf = (resource: Resource, names: readonly (string | undefined)[]): string =>
  [...new Set(names.map((name = '') => resource.fields[name]?.label ?? nameOfField(name)))].join('、');
