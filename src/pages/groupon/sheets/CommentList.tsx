import type { SheetTable } from './SheetTable.ts';

/** What buyers wrote, close together, so that the sheet above it stays on its page. GD-E8 */
export const CommentList = ({ table: { title, note, rows } }: { readonly table: SheetTable }) => (
  <section className="sheet-comments" aria-label={title}>
    <h3>
      <span>{`${title} `}</span>
      <span className="soft">{note}</span>
    </h3>
    <ul>
      {rows.map(({ key, cells: [called, name, comment] }) => (
        <li key={key}>
          <strong className="sheet-number">{called}</strong>
          <span>{` ${name} `}</span>
          <span className="sheet-words">{comment}</span>
        </li>
      ))}
    </ul>
  </section>
);
