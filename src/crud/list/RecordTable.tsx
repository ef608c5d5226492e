import {
  type CSSProperties,
  type FocusEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { CellContext, NameOf } from '#fields/Cell.ts';
import { kinds } from '#fields/kinds.ts';
import { LatePart } from '#fields/late/LatePart.tsx';
import type { DataRecord } from '#providers/data/calls.ts';
import { useProviders } from '#providers/useProviders.ts';
import type { Sort } from '../query/listUrl.ts';
import { fieldOf } from '../Resource.ts';
import { titleOf } from '../titleOf.ts';
import { useUnit } from '../units/useUnit.ts';
import { gridTemplateColumns } from './gridTemplateColumns.ts';
import { HeadRow } from './HeadRow.tsx';
import { chainOf } from './scrolled.ts';
import { type Rows, TableRows } from './TableRows.tsx';
import { useMinute } from './useMinute.ts';
import { useRowSizes } from './useRowSizes.ts';

/** How far everything around a list was scrolled, from the inside out, by the step of the history it stood at. */
const places = new Map<string, readonly number[]>();

/** A list that is come back to stands where it was left: the same step of the history, the same place. GL-E3 */
function usePlace(scroller: RefObject<HTMLElement>): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const around = chainOf(scroller.current);
    places.get(key)?.forEach((top, at) => {
      const element = around[at];
      if (element && top > 0) element.scrollTop = top;
    });
    const keep = () =>
      places.set(
        key,
        around.map(({ scrollTop }) => scrollTop),
      );
    // Scrolling does not bubble: it is heard on its way in.
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', keep, { capture: true });
  }, [key, scroller]);
}

const PictureView = lazy(() =>
  import('#fields/images/PictureView.tsx').then(({ PictureView }) => ({ default: PictureView })),
);

interface Shown {
  readonly address: string;
  /** Whose picture it is. */
  readonly name: string;
}

/** A picture of a row, seen in full over the list. */
function usePicture(): { readonly show: (shown: Shown) => void; readonly view: ReactNode } {
  const [shown, setShown] = useState<Shown>();
  const view = shown && (
    <LatePart>
      <PictureView address={shown.address} name={shown.name} onClose={() => setShown(undefined)} />
    </LatePart>
  );
  return { show: setShown, view };
}

interface Props extends Rows {
  readonly nameOf: NameOf;
  readonly sort: Sort | undefined;
  readonly onSort: (field: string) => void;
  /** A button is being pressed; it may come to nothing. */
  readonly onPress: (action: string, record: DataRecord) => void;
  readonly onAction: (action: string, record: DataRecord, button: HTMLElement) => void;
}

/** The engine's table: table roles on a grid, rows drawn as they come near, cards on a phone. */
export function RecordTable({ nameOf, sort, onSort, onPress, onAction, ...table }: Props) {
  const { resource, columns, verbs, records, selection, active, opened } = table;
  const { fileHost } = useProviders();
  const now = useMinute();
  const unit = useUnit();
  const context: CellContext = useMemo(() => ({ ...fileHost, nameOf, now, unit }), [fileHost, nameOf, now, unit]);
  const scroller = useRef<HTMLDivElement>(null);
  const hasButtons = verbs.inline.length + verbs.more.length > 0;
  const facts = columns.filter(
    ({ field }) => field !== resource.list.title && !kinds[fieldOf(resource, field).kind].cell.isPicture,
  );
  // What is moved by hand may go past every other row: all are drawn.
  const sizes = useRowSizes(verbs.moves ? 0 : records.length, facts.length, hasButtons);
  usePlace(scroller);
  const picture = usePicture();

  const recordAt = (target: EventTarget): DataRecord | undefined => {
    const id = target instanceof Element ? target.closest('[data-id]')?.getAttribute('data-id') : undefined;
    return records.find((each) => String(each.id) === id);
  };
  const handleClick = (event: MouseEvent) => {
    const { target } = event;
    const record = recordAt(target);
    if (!record || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    if (target.hasAttribute('data-select')) return selection?.toggle(record.id, event.shiftKey);
    if (target.closest('[data-detail]')) return opened?.toggle(record.id);
    const thumb = target.closest<HTMLElement>('[data-picture]');
    if (thumb) {
      const address = thumb.getAttribute('data-picture') ?? '';
      return picture.show({ address, name: titleOf(resource, record) });
    }
    const button = target.closest<HTMLElement>('[data-action]');
    const action = button?.getAttribute('data-action');
    if (button && action) onAction(action, record, button);
  };
  const handlePointerDown = ({ target, pointerType, button }: PointerEvent) => {
    // A finger may be about to scroll: it has to be lifted first.
    if (pointerType !== 'mouse' || button !== 0) return;
    const action = target instanceof Element && target.closest('[data-action]')?.getAttribute('data-action');
    const record = action ? recordAt(target) : undefined;
    if (action && record) onPress(action, record);
  };
  const handleFocus = ({ target }: FocusEvent) => {
    const record = recordAt(target);
    if (record) active.follow(record.id);
  };

  const [selects, opens] = [selection !== undefined, opened !== undefined];
  const tracks = useMemo(
    () => gridTemplateColumns({ columns, verbs, records, selects, opens, now }),
    [columns, verbs, records, selects, opens, now],
  );

  const isWide = useIsWide(scroller, tracks);

  return (
    <div
      className="records"
      data-wide={isWide || undefined}
      data-virtual={sizes.virtual || undefined}
      data-dense={sizes.dense || undefined}
      style={{ '--columns': tracks, '--row': `${sizes.rowPx}px`, '--head': `${sizes.headPx}px` } as CSSProperties}
    >
      <TableRows
        {...table}
        hasButtons={hasButtons}
        scroller={scroller}
        sizes={sizes}
        coveredPx={sizes.narrow || (sizes.inScreen && isWide) ? 0 : sizes.headPx}
        context={context}
        head={
          <HeadRow
            resource={resource}
            columns={columns}
            unit={unit}
            sort={sort}
            onSort={onSort}
            hasButtons={hasButtons}
            moves={verbs.moves}
            opens={opens}
            chosen={selection?.share}
            onChooseAll={() => selection?.toggleAll()}
          />
        }
        onClick={handleClick}
        onPointerDown={handlePointerDown}
        onFocus={handleFocus}
      />
      {picture.view}
    </div>
  );
}

/** Whether what is scrolled is wider than its window, also after either has changed. @param tracks its columns */
function useIsWide(scroller: RefObject<HTMLElement>, tracks: string): boolean {
  const [isWide, setIsWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns are another width
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller, tracks]);
  return isWide;
}
