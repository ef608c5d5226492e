import { RecordForm } from '#crud/form/RecordForm.tsx';
import { SaveBar, SubmitButton } from '#crud/form/SaveBar.tsx';
import { useRecordForm } from '#crud/form/useRecordForm.ts';
import type { FormDeclaration, Resource } from '#crud/Resource.ts';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly onSaved: () => void;
}

/** The form of a new one; it stands in the studio, so nothing asks before it is left. */
export const StageForm = (props: Props) => (
  <AntdTheme>
    <Fields {...props} />
  </AntdTheme>
);

function Fields({ resource, form, onSaved }: Props) {
  const state = useRecordForm({ resource, form, scope: undefined, start: { verb: 'create' }, onSaved });
  return (
    <RecordForm state={state}>
      <SaveBar state={state}>
        <SubmitButton state={state}>提交</SubmitButton>
      </SaveBar>
    </RecordForm>
  );
}
