import { lazy } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import { loadFormDialog } from '../form/loadForms.ts';
import { lazyScreen } from '../lazyScreen.ts';
import { useListContext } from '../useListContext.ts';
import { RecordDialog } from '../verbs/RecordDialog.tsx';
import type { Opened } from '../verbs/useDialogs.ts';
import type { List } from './useList.ts';

const FormDialog = lazy(loadFormDialog);
const ColumnDialog = lazy(async () => ({ default: (await import('../views/ColumnDialog.tsx')).ColumnDialog }));
const ViewDialog = lazy(async () => ({ default: (await import('../views/ViewDialog.tsx')).ViewDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('./keys/HelpDialog.tsx')).HelpDialog }));
const ExportDialog = lazy(async () => ({
  default: (await import('../transfer/export/ExportDialog.tsx')).ExportDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../transfer/import/ImportDialog.tsx')).ImportDialog,
}));
const WholeTool = lazy(async () => ({ default: (await import('../tool/WholeTool.tsx')).WholeTool }));
const AlertsDialog = lazy(async () => ({ default: (await import('../news/AlertsDialog.tsx')).AlertsDialog }));

interface Props {
  readonly opened: Opened;
}

/** Whatever stands open over the list; its code comes when it is asked for. */
export function ListDialogs({ opened }: Props) {
  const list = useListContext();
  return <LatePart key={opened.what}>{dialogFor(list, opened)}</LatePart>;
}

function dialogFor(list: List, opened: Opened) {
  const { resource, scope, state, change, rows, selection, settings, keepColumns } = list;
  const onClose = list.dialogs.close;
  const { form } = resource;
  const over = { resource, scope, onClose };
  switch (opened.what) {
    case 'add':
      return form && <FormDialog {...over} form={form} record={undefined} fill={opened.fill} />;
    case 'edit':
    case 'clone':
    case 'show':
    case 'screen':
      return <RecordDialog {...over} opened={opened} />;
    case 'tool': {
      const { tool } = opened;
      if (tool.readsAll)
        return <WholeTool {...over} tool={tool} rows={rows} tab={state.tab} chosen={selection?.records ?? []} />;
      const Tool = lazyScreen(tool.screen);
      return <Tool {...over} records={opened.records ?? rows.rows} />;
    }
    case 'columns':
      return <ColumnDialog resource={resource} settings={settings} onClose={onClose} onChange={keepColumns} />;
    case 'views':
      return <ViewDialog resource={resource} state={state} onApply={change} onClose={onClose} />;
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'alerts':
      return <AlertsDialog resource={resource} onClose={onClose} />;
    case 'export':
      return <ExportDialog {...over} filters={rows.filters} />;
    case 'exportChosen':
      return <ExportDialog {...over} filters={rows.filters} chosen={opened.records} />;
    case 'import':
      return <ImportDialog {...over} />;
  }
}
