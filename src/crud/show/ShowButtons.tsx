import { lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { type ResourceAccess, useAccess } from '../access/useAccess.ts';
import { loadFormDialog } from '../form/loadForms.ts';
import { canClone, type Resource } from '../Resource.ts';
import { copyPath, editPath } from '../routes.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import { useBack } from '../useBack.ts';

const FormDialog = lazy(loadFormDialog);

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  /** Nothing while it is on its way: only the way back is offered then. */
  readonly record: DataRecord | undefined;
  readonly onChanged: () => void;
}

/** What can be done with the record that is being read; what this merchant may not do says why. R7 */
export function ShowButtons({ resource, scope, record, onChanged }: Props) {
  const { form, calls } = resource;
  const { may } = useAccess(resource);
  const navigate = useNavigate();
  const back = useBack(resource);
  const [dialog, setDialog] = useState<'record' | 'from'>();

  /** A form without an address of its own opens here. */
  const open = (path: string | undefined, as: 'record' | 'from') => {
    if (path === undefined) setDialog(as);
    else void navigate(path);
  };
  const close = () => {
    setDialog(undefined);
    onChanged();
  };

  return (
    <div className="buttons">
      <button type="button" className="button" onClick={back}>
        返回
      </button>
      {record && <RecordTool resource={resource} id={record.id} />}
      {record && canClone(resource) && (
        <button
          type="button"
          className="button"
          {...deniedBy(may('create'))}
          onClick={() => open(copyPath(resource, scope, record.id), 'from')}
        >
          复制
        </button>
      )}
      {record && form && calls.update && (
        <button
          type="button"
          className="button filled"
          {...deniedBy(may('update'))}
          onClick={() => open(editPath(resource, scope, record.id), 'record')}
        >
          编辑
        </button>
      )}
      {dialog && form && record && (
        <LatePart>
          <FormDialog
            resource={resource}
            form={form}
            scope={scope}
            record={dialog === 'record' ? record : undefined}
            from={dialog === 'from' ? record : undefined}
            onClose={close}
          />
        </LatePart>
      )}
    </div>
  );
}

const deniedBy = ({ can, reason }: ReturnType<ResourceAccess['may']>) => ({ disabled: !can, title: reason });
