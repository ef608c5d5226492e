import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import type { Resource } from '../Resource.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import { useBack } from '../useBack.ts';
import { useRecordVerbs } from '../verbs/useRecordVerbs.tsx';
import { VerbButton } from '../verbs/VerbButton.tsx';

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  /** Nothing while it is on its way: only the way back is offered then. */
  readonly record: DataRecord | undefined;
  readonly onChanged: () => Promise<unknown>;
}

/** What can be done with the record that is being read; what this merchant may not do says why. R7 */
export function ShowButtons({ record, ...props }: Props) {
  const back = useBack(props.resource);
  return (
    <div className="buttons">
      <Button onClick={back}>返回</Button>
      {record && <OfRecord {...props} record={record} />}
    </div>
  );
}

function OfRecord(props: Props & { readonly record: DataRecord }) {
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
