import { TableOutlined } from '@ant-design/icons';
import type { EditorState } from 'draft-js';
import { flushSync } from 'react-dom';
import { useArticle } from '../Article.ts';
import { table } from '../atoms/table/table.ts';
import { insertAtom } from '../document/editAtoms.ts';
import { createTable } from '../table/createTable.ts';
import { type Size, TablePicker } from '../table/view/TablePicker.tsx';
import { Panel } from '../tool/Panel.tsx';
import type { Tool } from '../tool/Tool.ts';
import { ToolButton } from '../tool/ToolButton.tsx';
import { useToolbar } from '../tool/ToolbarContext.ts';

/** The first cell of the table before the caret. */
function firstCell(state: EditorState): HTMLElement | null {
  const before = state.getCurrentContent().getKeyBefore(state.getSelection().getStartKey());
  return document.querySelector<HTMLElement>(`[data-offset-key^="${before}-"] [data-place="0 0"]`);
}

/** Puts a table where the caret stands; none goes into a cell. */
function TableTool({ name }: { readonly name: string }) {
  const article = useArticle();
  const { text, opened, open, runAndReturn, frame } = useToolbar();
  const isOpen = opened === name;

  function insert({ rows, columns }: Size) {
    open(undefined);
    runAndReturn((state) => insertTable(state, rows, columns));
    const cell = firstCell(article.getState());
    // Chosen, and pressed: one types at once.
    flushSync(() => cell?.focus());
    cell?.click();
  }
  return (
    <>
      <ToolButton
        name={name}
        icon={<TableOutlined />}
        disabled={frame.isSource || text.kind === 'cell'}
        opens={{ what: 'dialog', open: isOpen }}
        onPress={() => open(isOpen ? undefined : name)}
      />
      {isOpen && (
        <Panel name={name}>
          <TablePicker onPick={insert} />
        </Panel>
      )}
    </>
  );
}

/** 5 × 5 where no size is said, drawn on up to 20 × 20 fields or typed. E8 */
export const tableTool: Tool = { name: '插入表格', control: <TableTool name="插入表格" /> };

/** Puts an empty table where the caret stands, 5 × 5 where no size is said: one step of undo. E8 */
const insertTable = (state: EditorState, rows?: number, columns?: number): EditorState =>
  insertAtom(state, table, createTable(rows, columns));
