import { Dropdown } from 'antd';
import { allMakers, enrolmentMakers, sheetMaker } from './exportSheets.ts';
import { type Ground, type SheetKind, sheetNames } from './sheets.ts';
import type { SheetExport } from './useSheetExport.ts';

interface Props {
  readonly kind: SheetKind;
  readonly ground: Ground;
  readonly disabled: boolean;
  readonly onExport: (asked: SheetExport) => void;
}

/** The files a group-buy day can be taken away in; XLSX first, for Excel spoils the phones of a CSV. GD-E5 */
export function ExportMenu({ kind, ground, disabled, onExport }: Props) {
  const name = sheetNames(ground.day)[kind];
  const files: readonly (SheetExport & { readonly key: string; readonly label: string })[] = [
    { key: 'sheet', label: `${name}（XLSX）`, what: name, format: 'xlsx', sheets: [sheetMaker(kind, ground)] },
    { key: 'csv', label: `${name}（CSV）`, what: name, format: 'csv', sheets: [sheetMaker(kind, ground)] },
    { key: 'rows', label: '报名明细（XLSX）', what: '报名明细', format: 'xlsx', sheets: enrolmentMakers(ground) },
    { key: 'rowsCsv', label: '报名明细（CSV）', what: '报名明细', format: 'csv', sheets: enrolmentMakers(ground) },
    { key: 'all', label: '全部单据（XLSX）', what: '全部单据', format: 'xlsx', sheets: allMakers(ground) },
  ];
  const items = [
    ...files.map((file) => ({ key: file.key, label: file.label, onClick: () => onExport(file) })),
    { type: 'divider' as const },
    { key: 'note', label: '用 Excel 打开请选 XLSX', disabled: true },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} disabled={disabled} placement="topRight">
      <button type="button" className="button" disabled={disabled}>
        导出
      </button>
    </Dropdown>
  );
}
