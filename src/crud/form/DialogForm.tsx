import { type MutableRefObject, useCallback, useEffect, useState } from 'react';
import { kinds } from '#fields/kinds.ts';
import type { DataRecord, Scope, Values } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { sameValue } from '../merge/sameValue.ts';
import { type FormDeclaration, fieldOf, type Resource } from '../Resource.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import type { FormMode } from './FormMode.ts';
import { FormNotes } from './FormNotes.tsx';
import { toForm } from './formValues.ts';
import { formView } from './formView.ts';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar, SubmitButton } from './SaveBar.tsx';
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
  readonly resume?: string | undefined;
  readonly onClose: () => void;
  /** Where the dialog around finds how to close. */
  readonly close: MutableRefObject<() => void>;
}

/** What stands in the dialog: the form, and a question before anything typed is closed away. */
export function DialogForm({ resource: declared, form: declaration, close, ...props }: Props) {
  const { scope, start, refetch, resume, onClose } = props;
  const [resource] = useState(() => (start.verb === 'update' ? declared : withLines(declared, declaration)));
  const state = useRecordForm({ resource, form: declaration, scope, start, refetch, resume, onSaved: onClose });
  const { form, saving, refused } = state;
  const ask = useAskToLeave(form);
  useLeaveGuard(form);

  async function leave() {
    if (saving) return;
    if (!form.isDirty() || (await ask('关闭这个窗口？', '关闭'))) onClose();
  }
  useEffect(() => {
    close.current = () => void leave();
  });

  const { names } = form;
  const begin = useCallback(() => formView.goTo(names.slice(0, 1)), [names]);
  useEffect(begin, [begin]);

  async function addAndGoOn() {
    await form.save(true);
    // The fields are drawn anew for the next one.
    if (!form.isDirty()) requestAnimationFrame(begin);
  }
  // What Enter sends goes on with the next one; the button in full colour saves and closes.
  const goesOn = start.verb === 'create' && declaration.next === true;

  if (refused !== undefined) {
    return (
      <>
        <FormNotes state={state} />
        <RecordForm state={state}>
          <Button onClick={onClose}>关闭</Button>
        </RecordForm>
      </>
    );
  }
  return (
    <>
      <FormNotes state={state} />
      {start.verb === 'copy' && start.adjust && <CopyNote of={start.of} state={state} />}
      <RecordForm state={state} onEnter={goesOn ? () => void addAndGoOn() : undefined}>
        <SaveBar state={state}>
          {start.verb === 'update' && <RecordTool resource={resource} id={start.of.id} />}
          <Button onClick={() => void leave()} disabled={saving}>
            取消
          </Button>
          {goesOn && (
            <Button type="submit" disabled={saving || state.working}>
              保存并再添加
            </Button>
          )}
          <SubmitButton state={state} onPress={goesOn ? () => void form.save() : undefined}>
            保存
          </SubmitButton>
        </SaveBar>
      </RecordForm>
    </>
  );
}

interface CopyNoteProps {
  /** What the copy is of. */
  readonly of: DataRecord;
  readonly state: RecordFormState;
}

/** What a copy holds in place of what its original does: told here, and to be changed below. */
function CopyNote({ of, state: { form, baseline, parts } }: CopyNoteProps) {
  const { resource, scope, names } = form;
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

interface DifferenceProps {
  readonly resource: Resource;
  readonly scope: Scope;
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
