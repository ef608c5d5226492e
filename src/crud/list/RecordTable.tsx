import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type FocusEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { CellContext, NameOf } from '#fields/Cell.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { ListDeclaration, Resource } from '../Resource.ts';
import { HeadRow } from './HeadRow.tsx';
import { RecordRow } from './RecordRow.tsx';
import type { RowVerbs } from './rowVerbs.ts';
import { tracksOf } from './tracksOf.ts';
import type { Sort } from './url/listUrl.ts';
import type { ActiveRow } from './useActiveRow.ts';
import { useNarrow } from './useNarrow.ts';
import type { Selection } from './useSelection.ts';

interface Props {
  readonly resource: Resource;
  readonly columns: ListDeclaration['columns'];
  readonly verbs: RowVerbs;
  readonly records: readonly DataRecord[];
  /** Records something is being done to. */
  readonly busy: ReadonlySet<RecordId>;
  readonly nameOf: NameOf;
  /** Undefined where nothing can be done with several. */
  readonly selection: Selection | undefined;
  readonly active: ActiveRow;
  /** The row whose menu is open. */
  readonly menuFor: RecordId | undefined;
  readonly sort: Sort | undefined;
  readonly onSort: (field: string) => void;
  readonly onAction: (action: string, record: DataRecord, button: HTMLElement) => void;
}

/** Below this, all rows are drawn: the browser's own search and print see them, and nothing has to be measured. */
const VIRTUAL_ABOVE = 100;
const ROW_PX = 64;
const CARD_PX = 148;
const CARD_WITHOUT_ACTIONS_PX = 104;
const OVERSCAN = 4;
const FIRST_GUESS_PX = 600;

/** The engine's table: table roles on a grid, rows drawn as they come near, cards on a phone. */
export function RecordTable(props: Props) {
  const { resource, columns, verbs, records, busy, nameOf, selection, active, menuFor, sort, onSort, onAction } = props;
  const { fileHost } = useProviders();
  const context: CellContext = useMemo(() => ({ resolve: fileHost.resolve, nameOf }), [fileHost, nameOf]);
  const scroller = useRef<HTMLDivElement>(null);
  const hasButtons = verbs.inline.length + verbs.more.length > 0;
  const cardPx = hasButtons ? CARD_PX : CARD_WITHOUT_ACTIONS_PX;
  const rowPx = useNarrow() ? cardPx : ROW_PX;
  const virtual = records.length > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({
    count: records.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    // A guess, so that the first picture holds rows; the true size follows.
    initialRect: { width: 0, height: FIRST_GUESS_PX },
  });

  // A row that the keyboard is led to may not be drawn yet: it takes the focus as soon as it is.
  const place = active.by === 'keys' ? records.findIndex(({ id }) => id === active.id) : -1;
  useEffect(() => {
    if (virtual && place >= 0) virtualizer.scrollToIndex(place);
  }, [virtual, place, virtualizer]);

  const recordAt = (target: EventTarget): DataRecord | undefined => {
    const id = target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : undefined;
    return records.find((each) => String(each.id) === id);
  };
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const record = recordAt(target);
    if (!record || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (target.hasAttribute('data-select')) return selection?.toggle(record.id, event.shiftKey);
    const button = target.closest<HTMLElement>('[data-action]');
    const action = button?.getAttribute('data-action');
    if (button && action) onAction(action, record, button);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const record = recordAt(target);
    if (record) active.follow(record.id);
  };

  const row = (index: number, top?: number) => {
    const record = records[index];
    return (
      record && (
        <RecordRow
          key={record.id}
          {...{ resource, columns, verbs, record, index, context, top }}
          busy={busy.has(record.id)}
          chosen={selection?.chosen.has(record.id)}
          active={active.id === record.id ? active.by : undefined}
          menuOpen={menuFor === record.id}
        />
      )
    );
  };

  return (
    <div
      className="records"
      data-virtual={virtual || undefined}
      style={{ '--columns': tracksOf(columns, verbs, records, selection), '--row': `${rowPx}px` } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only hears its rows' own buttons. */}
      <div
        role="table"
        aria-label={resource.title}
        aria-rowcount={records.length + 1}
        className="scroller"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled with the keyboard, too.
        tabIndex={0}
        ref={scroller}
        onClick={handleClick}
        onFocus={handleFocus}
      >
        <HeadRow
          {...{ resource, columns, sort, onSort, hasButtons }}
          chosen={selection?.share}
          onChooseAll={() => selection?.toggleAll()}
        />
        <div role="rowgroup" className="body" style={virtual ? { height: virtualizer.getTotalSize() } : undefined}>
          {virtual
            ? virtualizer.getVirtualItems().map(({ index, start }) => row(index, start))
            : records.map((_, index) => row(index))}
        </div>
      </div>
    </div>
  );
}
