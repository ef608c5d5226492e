import type { ClipboardEvent } from 'react';
import { useArticle } from '../../Article.ts';
import { cleanPaste } from '../../clean/cleanPaste.ts';
import { escapeText } from '../../document/escape.ts';
import { pictureNotice } from '../../nested/pictureNotice.ts';
import { clearCells } from '../cellLooks.ts';
import { copyCells, pastedCells } from '../clipboard.ts';
import { placeCells } from '../placeCells.ts';
import type { Table } from '../Table.ts';
import { tableLimits } from '../tableLimits.ts';
import { isInText } from './placeAt.ts';
import type { TableWork } from './useTableWork.ts';

const full = `表格最多 ${tableLimits.rows} 行、${tableLimits.columns} 列，放不下的内容没有粘贴`;

/** Copies the chosen cells, and writes copied ones over them; words in a cell that is edited are its own business. E8 */
export function useGridClipboard(table: Table, work: TableWork) {
  const { ports } = useArticle();

  function take(event: ClipboardEvent) {
    event.preventDefault();
    event.stopPropagation();
  }
  function copy(event: ClipboardEvent): boolean {
    if (isInText(event.target)) return false;
    take(event);
    const { html, text } = copyCells(table, work.area);
    event.clipboardData.setData('text/html', html);
    event.clipboardData.setData('text/plain', text);
    return true;
  }
  return {
    onCopyCapture: copy,
    onCutCapture(event: ClipboardEvent) {
      if (copy(event)) work.act(clearCells);
    },
    onPasteCapture(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      const rows = pastedCells(cleanPaste(event.clipboardData.getData('text/html')).html, text);
      if (isInText(event.target) && (!rows || rows.flat().length < 2)) return;
      take(event);
      if (!rows && text.trim() === '') return ports.notice({ type: 'info', text: pictureNotice });
      const words = () => escapeText(text.trim()).replace(/\r?\n/g, '<br>');
      work.act((now, { top, left }) => {
        const placed = placeCells(now, top, left, rows ?? [[words()]]);
        if (placed.cut) ports.notice({ type: 'info', text: full });
        return placed.table;
      });
    },
  };
}
