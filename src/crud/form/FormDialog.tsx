import { Button, Modal } from 'antd';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { useAccess } from '../access/useAccess.ts';
import { useOwned } from '../data/useOwned.ts';
import { OtherTab } from '../drafts/OtherTab.tsx';
import { RestoreBar } from '../drafts/RestoreBar.tsx';
import { Failed, ListSkeleton } from '../faces/Faces.tsx';
import { type FormDeclaration, oneOf, type Resource } from '../Resource.ts';
import { RecordForm } from './RecordForm.tsx';
import { Denied } from './Refusals.tsx';
import { SaveBar } from './SaveBar.tsx';
import { headingOf, type Start } from './Start.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useAskToLeave, useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useSaveKey } from './useSaveKey.ts';
import { goTo } from './Wrong.ts';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  /** What is edited; nothing for a new one. */
  readonly record: DataRecord | undefined;
  /** What a new one is a copy of. */
  readonly from?: DataRecord | undefined;
  readonly onClose: () => void;
}

/** antd would call its cross by an English name. */
const named = { 'aria-label': '关闭' } as const;

/** A small form over its list; on a phone it fills the screen. C1 */
export function FormDialog(props: Props) {
  const { resource, record, from, onClose } = props;
  const { can, reason } = useAccess(resource).may(record ? 'update' : 'create');
  const listed = record ?? from;
  const Body = listed && resource.calls.getOne ? Loaded : Open;
  return (
    <AntdTheme>
      {can ? (
        <Body {...props} start={startOf(record, from)} />
      ) : (
        <Modal open footer={null} className="form-dialog" closable={named} onCancel={onClose}>
          <Denied reason={reason} />
        </Modal>
      )}
    </AntdTheme>
  );
}

const startOf = (record: DataRecord | undefined, from: DataRecord | undefined): Start => {
  if (record) return { verb: 'update', of: record };
  return from ? { verb: 'copy', of: from } : { verb: 'create' };
};

interface BodyProps extends Props {
  readonly start: Start;
  readonly refetch?: () => Promise<DataRecord | undefined>;
}

/** A list may hold less of a record than there is: all of it is read first. */
function Loaded(props: BodyProps) {
  const { resource, scope, start, onClose } = props;
  const { record, loading, failed, refetch } = useOwned(
    resource,
    scope,
    start.verb === 'create' ? undefined : start.of.id,
  );
  if (record && start.verb !== 'create') return <Open {...props} start={{ ...start, of: record }} refetch={refetch} />;
  return (
    <Modal
      open
      footer={null}
      className="form-dialog"
      closable={named}
      title={headingOf(resource, start.verb)}
      onCancel={onClose}
    >
      {loading && <ListSkeleton />}
      {failed && <Failed text={`${oneOf(resource)}没有加载出来`} onRetry={() => void refetch()} />}
    </Modal>
  );
}

function Open({ resource, form, scope, start, refetch, onClose }: BodyProps) {
  const state = useRecordForm({ resource, form, scope, start, refetch, onSaved: onClose });
  const ask = useAskToLeave(state);
  useLeaveGuard(state);
  useSaveKey(() => void state.submit());

  async function close() {
    if (state.saving) return;
    if (!state.isDirty() || (await ask('关闭这个窗口？', '关闭'))) onClose();
  }

  return (
    <Modal
      open
      className="form-dialog"
      title={headingOf(resource, start.verb)}
      onCancel={(event) => {
        // The Esc that asks must not answer as well: the browser would close the question it has just opened.
        event.preventDefault();
        void close();
      }}
      maskClosable={false}
      closable={named}
      afterOpenChange={(open) => open && goTo(state.names.slice(0, 1))}
      footer={null}
    >
      <RestoreBar fields={resource.fields} draft={state.draft} onRestore={state.merge.takeDraft} />
      <OtherTab draft={state.draft} what={oneOf(resource)} />
      <RecordForm resource={resource} state={state}>
        <SaveBar resource={resource} state={state}>
          <Button onClick={() => void close()} disabled={state.saving}>
            取消
          </Button>
          <SubmitButton state={state}>保存</SubmitButton>
        </SaveBar>
      </RecordForm>
    </Modal>
  );
}
