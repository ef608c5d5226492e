import {
  type FocusEventHandler,
  Fragment,
  type MouseEventHandler,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
} from 'react';
import type { CellContext } from '#fields/Cell.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import type { ListDeclaration, Resource } from '../Resource.ts';
import type { RowVerbs } from '../verbs/rowVerbs.ts';
import { DetailRow } from './detail/DetailRow.tsx';
import { detailId, RecordRow } from './RecordRow.tsx';
import type { ActiveRow } from './useActiveRow.ts';
import type { OpenRows } from './useOpenRows.ts';
import type { RowSizes } from './useRowSizes.ts';
import type { Selection } from './useSelection.ts';
import { useWindow } from './window/useWindow.ts';

interface Dependencies {
  readonly scroller: RefObject<HTMLElement>;
  readonly records: readonly DataRecord[];
  readonly active: ActiveRow;
  readonly sizes: RowSizes;
  readonly coveredPx: number;
}

/** Which rows are drawn, and where: all of a short list, those near the eye of a long one. */
function useVirtualRows({ scroller, records, active, sizes: { virtual, inScreen, rowPx }, coveredPx }: Dependencies) {
  const { first, last, reveal } = useWindow({
    scroller,
    inScreen,
    count: virtual ? records.length : 0,
    rowPx,
    coveredPx,
  });

  // A row that the keyboard is led to may not be drawn yet: it takes the focus as soon as it is.
  const place = active.by === 'keys' ? records.findIndex(({ id }) => id === active.id) : -1;
  const isDrawn = place >= 0 && (!virtual || (place >= first && place < last));
  useEffect(() => {
    if (virtual && place >= 0) reveal(place);
  }, [virtual, place, reveal]);
  useEffect(() => {
    if (isDrawn) scroller.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(String(active.id))}"]`)?.focus();
  }, [isDrawn, active.id, scroller]);

  return virtual
    ? Array.from({ length: last - first }, (_, at) => ({ index: first + at, top: (first + at) * rowPx }))
    : records.map((_, index) => ({ index, top: undefined }));
}

/** What is shown of a list, and how each of its rows stands. */
export interface Rows {
  readonly resource: Resource;
  readonly columns: ListDeclaration['columns'];
  readonly verbs: RowVerbs;
  readonly records: readonly DataRecord[];
  /** Records something is being done to. */
  readonly busy: ReadonlySet<RecordId>;
  /** Undefined where nothing can be done with several. */
  readonly selection: Selection | undefined;
  readonly active: ActiveRow;
  /** Which rows stand open; left out where none can. */
  readonly opened?: OpenRows | undefined;
  /** The row whose menu is open. */
  readonly menuFor: RecordId | undefined;
  /** The row that has just been changed. */
  readonly touched?: RecordId | undefined;
}

interface Props extends Rows {
  readonly hasButtons: boolean;
  readonly scroller: RefObject<HTMLDivElement>;
  readonly sizes: RowSizes;
  /** How much of their frame the heads of the columns stand over. */
  readonly coveredPx: number;
  readonly context: CellContext;
  readonly head: ReactNode;
  readonly onClick: MouseEventHandler;
  readonly onPointerDown: PointerEventHandler;
  readonly onFocus: FocusEventHandler;
}

/** The rows of a table below its head, those near the eye where there are many: of the whole list this alone is drawn at a scroll. */
export function TableRows(props: Props) {
  const { resource, columns, verbs, records, busy, selection, active, opened, menuFor, touched, context } = props;
  const { scroller, sizes, coveredPx, hasButtons, head, onClick, onPointerDown, onFocus } = props;
  const drawn = useVirtualRows({ scroller, records, active, sizes, coveredPx });
  const span =
    columns.length +
    [selection, verbs.moves, opened, hasButtons || undefined].filter((each) => each !== undefined).length;

  const row = (index: number, top?: number) => {
    const record = records[index];
    if (!record) return null;
    const open = opened?.open.has(record.id);
    return (
      <Fragment key={record.id}>
        <RecordRow
          resource={resource}
          columns={columns}
          verbs={verbs}
          record={record}
          index={index}
          open={open}
          context={context}
          top={top}
          busy={busy.has(record.id)}
          chosen={selection?.chosen.has(record.id)}
          active={active.id === record.id}
          menuOpen={menuFor === record.id}
          touched={touched === record.id}
        />
        {open && <DetailRow id={detailId(record.id)} resource={resource} record={record} span={span} />}
      </Fragment>
    );
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only hears its rows' own buttons.
    <div
      role="table"
      aria-label={resource.title}
      // Rows that open are rows, too; where all are drawn, the browser counts them itself.
      aria-rowcount={opened ? undefined : records.length + 1}
      className="scroller"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled with the keyboard, too.
      tabIndex={0}
      ref={scroller}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
    >
      {head}
      <div role="rowgroup" className="body" style={sizes.virtual ? { height: sizes.height } : undefined}>
        {drawn.map(({ index, top }) => row(index, top))}
      </div>
    </div>
  );
}
