import { useState } from 'react';
import { EditorDialog } from '../../dialog/EditorDialog.tsx';
import { escapeText } from '../../document/escape.ts';
import type { Table } from '../Table.ts';
import { nameTable } from '../tableLooks.ts';
import { textOf } from '../textOf.ts';

interface Props {
  readonly table: Table;
  readonly onDone: (run: (table: Table) => Table) => void;
  readonly onClose: () => void;
}

/** The name above a table; empty takes it away. */
export function NameDialog({ table, onDone, onClose }: Props) {
  const before = textOf(table.caption?.html ?? '');
  const [name, setName] = useState(before);
  return (
    <EditorDialog
      title="表格名称"
      onClose={onClose}
      last={{
        name: '确定',
        run() {
          onClose();
          // Bold words in a name nobody has changed stay bold.
          if (name.trim() !== before) onDone((now) => nameTable(now, escapeText(name.trim())));
        },
      }}
    >
      <label className="editor-field">
        <span>表格名称</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: it is what the window is for
          autoFocus
          className="input"
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className="editor-hint">留空则不显示名称</p>
    </EditorDialog>
  );
}
