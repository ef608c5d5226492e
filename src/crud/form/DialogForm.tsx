import { Button } from 'antd';
import { type MutableRefObject, useEffect, useState } from 'react';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import { CopyNote } from './CopyNote.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { Start } from './Start.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { withLines } from './severalLines.ts';
import { useAskToLeave, useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordForm } from './useRecordForm.ts';
import { goTo } from './Wrong.ts';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly start: Start;
  readonly refetch?: () => Promise<DataRecord | undefined>;
  readonly onClose: () => void;
  /** Where the dialog around finds how to close, and where its focus belongs. */
  readonly close: MutableRefObject<() => void>;
  readonly focus: MutableRefObject<() => void>;
}

/** What stands in the dialog: the form, and a question before anything typed is closed away. */
export function DialogForm({ resource: declared, form, scope, start, refetch, onClose, close, focus }: Props) {
  const [resource] = useState(() => (start.verb === 'update' ? declared : withLines(declared, form)));
  const state = useRecordForm({ resource, form, scope, start, refetch, onSaved: onClose });
  const ask = useAskToLeave(state);
  useLeaveGuard(state);

  async function leave() {
    if (state.saving) return;
    if (!state.isDirty() || (await ask('关闭这个窗口？', '关闭'))) onClose();
  }
  close.current = () => void leave();

  async function addAndGoOn() {
    await state.submit(true);
    // The fields are drawn anew for the next one.
    if (!state.isDirty()) requestAnimationFrame(() => focus.current());
  }
  // What Enter sends goes on with the next one; the button in full colour saves and closes.
  const goesOn = start.verb === 'create' && form.next === true;
  const inForm = goesOn ? { ...state, submit: addAndGoOn } : state;

  const { names } = state;
  useEffect(() => {
    focus.current = () => goTo(names.slice(0, 1));
    focus.current();
  }, [focus, names]);

  return (
    <>
      <DraftNotes resource={resource} state={state} />
      {start.verb === 'copy' && start.adjust && (
        <CopyNote resource={resource} scope={scope} of={start.of} state={state} />
      )}
      <RecordForm resource={resource} state={inForm}>
        <SaveBar resource={resource} state={state}>
          {start.verb === 'update' && <RecordTool resource={resource} id={start.of.id} />}
          <Button onClick={() => void leave()} disabled={state.saving}>
            取消
          </Button>
          {goesOn && (
            <Button htmlType="submit" disabled={state.saving || state.working}>
              保存并再添加
            </Button>
          )}
          <SubmitButton state={state} onPress={goesOn ? () => void state.submit() : undefined}>
            保存
          </SubmitButton>
        </SaveBar>
      </RecordForm>
    </>
  );
}
