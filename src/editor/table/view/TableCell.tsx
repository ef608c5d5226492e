import { memo, type ReactNode } from 'react';
import { styleValue } from '../styleText.ts';
import { type Cell, EMPTY } from '../Table.ts';

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
  const ground = styleValue(attributes.style, 'background-color') ?? attributes.bgcolor;
  return (
    <Tag
      role={header ? (row === 0 ? 'columnheader' : 'rowheader') : 'gridcell'}
      data-place={`${row} ${column}`}
      tabIndex={stop ? 0 : -1}
      aria-selected={selected}
      rowSpan={rowspan}
      colSpan={colspan}
      style={{
        ...(ground && { backgroundColor: ground }),
        ...(attributes.align && { textAlign: alignOf(attributes.align) }),
        ...(attributes.valign && { verticalAlign: attributes.valign }),
      }}
    >
      {editor ?? <Drawn html={html} />}
      {edge}
    </Tag>
  );
});

const alignOf = (align: string) => (['center', 'right', 'justify'] as const).find((known) => known === align) ?? 'left';

/** A cell's HTML is clean: it was when the article was read, and again when the cell was left. */
const Drawn = memo(({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: clean, see above
  <div className="cell-text" dangerouslySetInnerHTML={{ __html: html || EMPTY }} />
));
