import type { Message } from '#schemas/messages.ts';
import { MenuButton } from '#ui/menu/MenuButton.tsx';
import { allMakers, enrolmentMakers, sheetMaker } from './exportSheets.ts';
import { type Ground, type SheetKind, sheetNames } from './sheets.ts';
import type { SheetExport } from './useSheetExport.ts';

interface Props {
  readonly kind: SheetKind;
  readonly ground: Ground;
  /** Why nothing may be taken away now. */
  readonly denied: Message | undefined;
  readonly onExport: (asked: SheetExport) => void;
}

/** The files a group-buy day can be taken away in; XLSX first, for Excel spoils the phones of a CSV. GD-E5 */
export function ExportMenu({ kind, ground, denied, onExport }: Props) {
  const name = sheetNames(ground.day)[kind];
  const open = { what: name, sheets: [sheetMaker(kind, ground)] };
  const enrolments = { what: '报名明细', sheets: enrolmentMakers(ground) };
  const files: readonly (SheetExport & { readonly label: string })[] = [
    { ...open, format: 'xlsx', label: `${name}（XLSX）` },
    { ...enrolments, format: 'xlsx', label: '报名明细（XLSX）' },
    { what: '全部单据', sheets: allMakers(ground), format: 'xlsx', label: '全部单据（XLSX）' },
    { ...open, format: 'csv', label: `${name}（CSV，用 Excel 打开请选 XLSX）` },
    { ...enrolments, format: 'csv', label: '报名明细（CSV，用 Excel 打开请选 XLSX）' },
  ];
  return (
    <MenuButton
      label="导出"
      className="button"
      items={files.map((file) => ({ label: file.label, denied, run: () => onExport(file) }))}
    >
      导出
    </MenuButton>
  );
}
