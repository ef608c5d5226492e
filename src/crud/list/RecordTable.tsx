import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type MouseEvent, useMemo, useRef } from 'react';
import type { CellContext } from '#fields/Cell.ts';
import { cells } from '#fields/cells.ts';
import type { DataRecord, RecordId } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import { fieldOf, hasActions, type Resource } from '../Resource.ts';
import { RecordRow } from './RecordRow.tsx';
import { useNarrow } from './useNarrow.ts';

interface Props {
  readonly resource: Resource;
  readonly records: readonly DataRecord[];
  /** Records something is being done to. */
  readonly busy: ReadonlySet<RecordId>;
  readonly onAction: (action: string, record: DataRecord) => void;
}

/** Below this, all rows are drawn: the browser's own search and print see them, and nothing has to be measured. */
const VIRTUAL_ABOVE = 100;
const ROW_PX = 64;
const CARD_PX = 148;
const CARD_WITHOUT_ACTIONS_PX = 104;
const OVERSCAN = 4;
const FIRST_GUESS_PX = 600;

/** The engine's table: table roles on a grid, rows drawn as they come near, cards on a phone. */
export function RecordTable({ resource, records, busy, onAction }: Props) {
  const { fileHost } = useProviders();
  const context: CellContext = useMemo(() => ({ resolve: fileHost.resolve }), [fileHost]);
  const scroller = useRef<HTMLDivElement>(null);
  const cardPx = hasActions(resource) ? CARD_PX : CARD_WITHOUT_ACTIONS_PX;
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

  const handleClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
    const id = button?.closest('[data-id]')?.getAttribute('data-id');
    const record = records.find((each) => String(each.id) === id);
    const action = button?.getAttribute('data-action');
    if (record && action) onAction(action, record);
  };

  const row = (index: number, style?: CSSProperties) => {
    const record = records[index];
    return (
      record && (
        <RecordRow
          key={record.id}
          {...{ resource, record, index, context }}
          busy={busy.has(record.id)}
          {...(style && { style })}
        />
      )
    );
  };

  return (
    <div
      className="records"
      data-virtual={virtual || undefined}
      style={{ '--columns': columnsOf(resource), '--row': `${rowPx}px` } as CSSProperties}
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
      >
        <HeadRow resource={resource} />
        <div role="rowgroup" className="body" style={virtual ? { height: virtualizer.getTotalSize() } : undefined}>
          {virtual
            ? virtualizer
                .getVirtualItems()
                .map(({ index, start }) => row(index, { position: 'absolute', transform: `translateY(${start}px)` }))
            : records.map((_, index) => row(index))}
        </div>
      </div>
    </div>
  );
}

function HeadRow({ resource }: { readonly resource: Resource }) {
  return (
    <div role="rowgroup" className="head">
      <div role="row" aria-rowindex={1}>
        {resource.list.columns.map(({ field: name }) => {
          const field = fieldOf(resource, name);
          return (
            <div key={name} role="columnheader" data-align={cells[field.kind].align}>
              {field.heading ?? field.label}
            </div>
          );
        })}
        {hasActions(resource) && <div role="columnheader">操作</div>}
      </div>
    </div>
  );
}

const columnsOf = (resource: Resource): string =>
  [...resource.list.columns.map(({ size }) => size), ...(hasActions(resource) ? ['176px'] : [])].join(' ');
