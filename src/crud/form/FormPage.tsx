import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AntdTheme } from '#fields/theme/AntdTheme.tsx';
import type { DataRecord } from '#providers/data/calls.ts';
import { useRecord } from '../data/useRecord.ts';
import { useScope, useShop } from '../data/useScope.ts';
import { Failed, ListSkeleton } from '../faces/Faces.tsx';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { pathIn, titleFor } from '../routes.ts';
import { useTitle } from '../useTitle.ts';
import { RecordForm } from './RecordForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordForm } from './useRecordForm.ts';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
}

/** Adding one: an empty form. G4 */
export function CreatePage({ resource, form }: Props) {
  return (
    <AntdTheme>
      <FormScreen resource={resource} form={form} record={undefined} onHalfSaved={() => {}} />
    </AntdTheme>
  );
}

/** Editing one: the record of the address, read once. G8 */
export function EditPage({ resource, form }: Props) {
  const [search] = useSearchParams();
  const scope = useScope();
  const asked = Number(search.get(resource.routes.editParam ?? 'id'));
  const id = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { record, loading, failed, refetch } = useRecord(resource, scope, id);
  const [version, setVersion] = useState(0);
  const reload = useCallback(() => void refetch().then(() => setVersion((before) => before + 1)), [refetch]);

  if (id === undefined) return <Failed text={`没有找到这件${resource.label}`} onRetry={() => history.back()} />;
  if (loading) return <ListSkeleton />;
  if (failed || !record) return <Failed text={`这件${resource.label}没有加载出来`} onRetry={() => void refetch()} />;
  return (
    <AntdTheme>
      <FormScreen key={`${id}.${version}`} resource={resource} form={form} record={record} onHalfSaved={reload} />
    </AntdTheme>
  );
}

interface ScreenProps extends Props {
  readonly record: DataRecord | undefined;
  readonly onHalfSaved: () => void;
}

function FormScreen({ resource, form, record, onHalfSaved }: ScreenProps) {
  const scope = useScope();
  const shop = useShop();
  const navigate = useNavigate();
  const { key } = useLocation();
  // Back where the merchant came from, with its tab and place; the list when the form was opened by its address.
  const back = () => void (key === 'default' ? navigate(pathIn(resource.routes.list, scope)) : navigate(-1));
  const state = useRecordForm({ resource, form, scope, record, onSaved: back, onHalfSaved });
  useLeaveGuard(state.isDirty);
  const title = titleFor(`${record ? '编辑' : '添加'}${resource.label}`, shop?.name);
  useTitle(title);

  return (
    <section className="form-page">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <RecordForm resource={resource} declaration={form} state={state}>
        <footer className="save-bar">
          <Button onClick={back}>返回</Button>
          <Button onClick={state.reset}>重置</Button>
          <SubmitButton state={state}>提交</SubmitButton>
        </footer>
      </RecordForm>
    </section>
  );
}
