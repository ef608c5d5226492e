import type { DataRecord } from '#providers/data/calls.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Failed, ListSkeleton } from '#ui/Faces.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useScope } from '../data/useScope.ts';
import { useScopedRecord } from '../data/useScopedRecord.ts';
import { oneOf, type Resource } from '../Resource.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import { lacks } from './lacks.ts';
import { ShowFields } from './ShowFields.tsx';

interface Props {
  readonly resource: Resource;
  readonly fields: readonly string[];
  /** As the list holds it; asked for in full only where that does not say all. */
  readonly record: DataRecord;
  readonly onClose: () => void;
}

/** All that is known of one record, read over its list. */
export function ShowDialog({ resource, fields, record, onClose }: Props) {
  const scope = useScope();
  const whole = !lacks(resource, fields, record);
  const read = useScopedRecord(resource, scope, whole ? undefined : record.id);
  const shown = whole ? record : read.record;
  return (
    <AntdTheme>
      <Dialog title={`查看${resource.label}`} width={640} onClose={onClose}>
        {read.loading && <ListSkeleton />}
        {read.failed && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void read.refetch()} />}
        {shown && <ShowFields resource={resource} scope={scope} fields={fields} record={shown} />}
        <RecordTool resource={resource} id={record.id} />
      </Dialog>
    </AntdTheme>
  );
}
