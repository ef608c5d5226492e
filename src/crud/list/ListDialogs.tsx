import { lazy } from 'react';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord, Scope } from '#providers/data/calls.ts';
import { loadFormDialog } from '../form/loadForms.ts';
import { lazyScreen } from '../lazyScreen.ts';
import type { ListState } from '../query/listUrl.ts';
import type { Resource } from '../Resource.ts';
import { loadWholeTool } from '../tool/loadTool.ts';
import { loadExportDialog, loadImportDialog } from '../transfer/loadTransfer.ts';
import { RecordDialog } from '../verbs/RecordDialog.tsx';
import type { Opened } from '../verbs/useDialogs.ts';
import type { ColumnSettings } from '../views/columns.ts';
import type { ListRows } from './useListRows.ts';

const FormDialog = lazy(loadFormDialog);
const ColumnDialog = lazy(async () => ({ default: (await import('../views/ColumnDialog.tsx')).ColumnDialog }));
const ViewDialog = lazy(async () => ({ default: (await import('../views/ViewDialog.tsx')).ViewDialog }));
const HelpDialog = lazy(async () => ({ default: (await import('./keys/HelpDialog.tsx')).HelpDialog }));
const ExportDialog = lazy(loadExportDialog);
const ImportDialog = lazy(loadImportDialog);
const WholeTool = lazy(loadWholeTool);
const AlertsDialog = lazy(async () => ({ default: (await import('../news/AlertsDialog.tsx')).AlertsDialog }));

interface Props {
  readonly resource: Resource;
  readonly scope: Scope;
  readonly opened: Opened;
  readonly state: ListState;
  readonly rows: ListRows;
  /** What of them is ticked. */
  readonly chosen: readonly DataRecord[];
  readonly settings: ColumnSettings;
  readonly onColumns: (settings: ColumnSettings) => void;
  readonly onApply: (state: ListState) => void;
  readonly onClose: () => void;
}

/** Whatever stands open over the list; its code comes when it is asked for. */
export const ListDialogs = (props: Props) => <LatePart key={props.opened.what}>{dialogFor(props)}</LatePart>;

function dialogFor({ opened, ...props }: Props) {
  const { resource, scope, state, rows, chosen, settings, onColumns, onApply, onClose } = props;
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
      if (tool.readsAll) return <WholeTool {...over} tool={tool} rows={rows} tab={state.tab} chosen={chosen} />;
      const Tool = lazyScreen(tool.screen);
      return <Tool {...over} records={opened.records ?? rows.rows} />;
    }
    case 'columns':
      return <ColumnDialog resource={resource} settings={settings} onClose={onClose} onChange={onColumns} />;
    case 'views':
      return <ViewDialog resource={resource} state={state} onApply={onApply} onClose={onClose} />;
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
