import { type MutableRefObject, useCallback, useEffect, useState } from 'react';
import { kinds } from '#fields/kinds.ts';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { sameValue } from '../merge/sameValue.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import { DraftNotes } from './DraftNotes.tsx';
import { goTo } from './FieldError.ts';
import type { FormMode } from './FormMode.ts';
import { toForm } from './formValues.ts';
import { RecordForm } from './RecordForm.tsx';
import { RefusedNote } from './RefusedNote.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { withLines } from './severalLines.ts';
import { useDraw } from './useDraw.ts';
import { useAskToLeave, useLeaveGuard } from './useLeaveGuard.ts';
import { type RecordFormState, useRecordForm } from './useRecordForm.ts';
import './copyNote.css';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly start: FormMode;
  readonly refetch?: () => Promise<DataRecord | undefined>;
  readonly onClose: () => void;
  /** Where the dialog around finds how to close. */
  readonly close: MutableRefObject<() => void>;
}

/** What stands in the dialog: the form, and a question before anything typed is closed away. */
export function DialogForm({ resource: declared, form, scope, start, refetch, onClose, close }: Props) {
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
    if (!state.isDirty()) requestAnimationFrame(begin);
  }
  // What Enter sends goes on with the next one; the button in full colour saves and closes.
  const goesOn = start.verb === 'create' && form.next === true;
  const inForm = goesOn ? { ...state, submit: addAndGoOn } : state;

  const { names } = state;
  const begin = useCallback(() => goTo(names.slice(0, 1)), [names]);
  useEffect(begin, [begin]);

  if (state.refused !== undefined) {
    return (
      <>
        <RefusedNote reason={state.refused} />
        <RecordForm resource={resource} state={state}>
          <Button onClick={onClose}>关闭</Button>
        </RecordForm>
      </>
    );
  }
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
            <Button type="submit" disabled={state.saving || state.working}>
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

interface CopyNoteProps {
  readonly resource: Resource;
  readonly scope: Scope;
  /** What the copy is of. */
  readonly of: DataRecord;
  readonly state: RecordFormState;
}

/** What a copy holds in place of what its original does: told here, and to be changed below. */
function CopyNote({ resource, scope, of, state: { names, baseline, parts } }: CopyNoteProps) {
  const before = toForm(resource, parts.written, of);
  const changed = names.filter(
    (name) => kinds[fieldOf(resource, name).kind].column && !sameValue(before[name], baseline[name]),
  );
  if (changed.length === 0) return null;
  return (
    <section className="copy-note" aria-label="已为下一期调整的内容">
      <p>已为下一期调整：</p>
      <dl>
        {changed.map((name) => (
          <Difference key={name} resource={resource} scope={scope} name={name} before={before} after={baseline} />
        ))}
      </dl>
    </section>
  );
}

interface DifferenceProps extends Pick<CopyNoteProps, 'resource' | 'scope'> {
  readonly name: string;
  readonly before: Values;
  readonly after: Values;
}

function Difference({ resource, scope, name, before, after }: DifferenceProps) {
  const draw = useDraw(resource, name, scope);
  return (
    <div>
      <dt>{fieldOf(resource, name).label}</dt>
      <dd>
        <span>{draw(before[name], before)}</span>
        <span>{' → '}</span>
        <strong>{draw(after[name], after)}</strong>
      </dd>
    </div>
  );
}
