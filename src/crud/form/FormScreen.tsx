import { useLocation } from 'react-router';
import type { DataRecord } from '#providers/data/calls.ts';
import { Button } from '#ui/Button.tsx';
import { AntdTheme } from '#ui/theme/AntdTheme.tsx';
import { useTitle } from '#ui/useTitle.ts';
import { Crumbs } from '../crumbs/Crumbs.tsx';
import { useScope, useShop } from '../data/useScope.ts';
import type { FormDeclaration, Resource } from '../Resource.ts';
import { titleFor } from '../routes.ts';
import { RecordTool } from '../tool/RecordTool.tsx';
import { useBack } from '../useBack.ts';
import { type FormMode, headingOf } from './FormMode.ts';
import { FormNotes } from './FormNotes.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SaveBar, SubmitButton } from './SaveBar.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordForm } from './useRecordForm.ts';

interface Props {
  readonly resource: Resource;
  readonly form: FormDeclaration;
  readonly start: FormMode;
  readonly refetch?: () => Promise<DataRecord | undefined>;
}

/** A whole page that is one form; once saved it leads back. */
export function FormScreen(props: Props) {
  return (
    <AntdTheme>
      <Screen {...props} />
    </AntdTheme>
  );
}

function Screen({ resource, form, start, refetch }: Props) {
  const scope = useScope();
  const shop = useShop();
  const single = resource.kind === 'singleton';
  const back = useBack(resource);
  const { resume } = useLocation().state ?? {};
  const state = useRecordForm({
    resource,
    form,
    scope,
    start,
    refetch,
    resume,
    onSaved: back,
    stays: single,
    inParts: true,
  });
  const { refused, mode } = state;
  useLeaveGuard(state.form);
  const asked = refused === undefined ? headingOf(resource, mode.verb) : `查看${resource.label}`;
  const heading = single ? resource.title : asked;
  const title = titleFor(heading, shop?.name);
  // Of ten tabs that edit, each says what.
  const name = mode.verb === 'update' && !single ? mode.of[resource.list.title] : undefined;
  useTitle(typeof name === 'string' && name !== '' ? titleFor(`${heading}：${name}`, shop?.name) : title);

  return (
    <section className="form-page">
      {!single && <Crumbs resource={resource} here={heading} />}
      <header className="page-head">
        <h1>{title}</h1>
        {mode.verb === 'update' && <RecordTool resource={resource} id={mode.of.id} />}
      </header>
      <FormNotes state={state} />
      <RecordForm state={state}>
        {refused === undefined ? (
          <SaveBar state={state}>
            {!single && <Button onClick={back}>返回</Button>}
            <Button onClick={state.form.reset}>重置</Button>
            <SubmitButton state={state}>{single ? '保存' : '提交'}</SubmitButton>
          </SaveBar>
        ) : (
          !single && <Button onClick={back}>返回</Button>
        )}
      </RecordForm>
    </section>
  );
}
