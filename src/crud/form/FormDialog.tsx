import { Button, Modal } from 'antd';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { formFields } from './formValues.ts';
import { RecordForm } from './RecordForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useRecordForm } from './useRecordForm.ts';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly scope: Scope;
  readonly record: DataRecord | undefined;
  readonly onClose: () => void;
}

/** A small form over its list. C1 */
export function FormDialog(props: Props) {
  return (
    <AntdTheme>
      <Dialog {...props} />
    </AntdTheme>
  );
}

function Dialog({ resource, form, scope, record, onClose }: Props) {
  const [first = ''] = formFields(form);
  const state = useRecordForm({ resource, form, scope, record, onSaved: onClose, onHalfSaved: onClose });
  return (
    <Modal
      open
      title={`${record ? '编辑' : '添加'}${resource.label}`}
      onCancel={() => {
        if (!state.saving) onClose();
      }}
      maskClosable={false}
      afterOpenChange={(open) => open && state.form.focusField(first)}
      footer={null}
    >
      <RecordForm resource={resource} declaration={form} state={state}>
        <div className="buttons">
          <Button onClick={onClose} disabled={state.saving}>
            取消
          </Button>
          <SubmitButton state={state}>保存</SubmitButton>
        </div>
      </RecordForm>
    </Modal>
  );
}
