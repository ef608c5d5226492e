import { memo, type ReactNode } from 'react';
import { type Cell, EMPTY } from '../Table.ts';
import { cellStyle } from './drawnStyle.ts';

interface Props {
  readonly cell: Cell;
  readonly selected: boolean;
  /** The one Tab stops at. */
  readonly stop: boolean;
  /** Stands in it while it is edited. */
  readonly editor: ReactNode;
  /** On the edge to the next column: what changes its width. */
  readonly edge: ReactNode;
}

/** One cell, drawn again only when it is another one, is chosen or is edited. */
export const TableCell = memo(({ cell, selected, stop, editor, edge }: Props) => {
  const { row, column, rowspan, colspan, header, html, attributes } = cell;
  const Tag = header ? 'th' : 'td';
  return (
    <Tag
      role={header ? (row === 0 ? 'columnheader' : 'rowheader') : 'gridcell'}
      data-place={`${row} ${column}`}
      tabIndex={stop ? 0 : -1}
      aria-selected={selected}
      rowSpan={rowspan}
      colSpan={colspan}
      style={cellStyle(attributes)}
    >
      {editor ?? <Drawn html={html} />}
      {edge}
    </Tag>
  );
});

/** A cell's HTML is clean: it was when the article was read, and again when the cell was left. */
const Drawn = memo(({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: clean, see above
  <div className="cell-text" dangerouslySetInnerHTML={{ __html: html || EMPTY }} />
));
